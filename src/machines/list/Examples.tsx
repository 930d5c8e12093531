import type { ReactNode } from 'react';
import { formatHash, parseHash } from '../fields/hooks/hash';
import { useAddressPart } from '../fields/hooks/addressStore';
import type { ReadyInputs } from './definition';
import styles from './Pages.module.css';

function sorted(numbers: URLSearchParams): string {
  numbers.sort();
  return numbers.toString();
}

/** Ready inputs to press. They are addresses, so a press on one needs nothing but the island that reads the address. */
export default function Examples({ label, entries }: ReadyInputs): ReactNode {
  const { numbers } = parseHash(useAddressPart('hash'));
  numbers.delete('order');
  const asked = sorted(numbers);
  return (
    <nav className={styles.pages} aria-label={label} data-needs-script>
      {entries.map(({ text, numbers: ready }) => {
        const hash = formatHash({ anchor: '', numbers: new URLSearchParams(ready) });
        const isAsked = sorted(new URLSearchParams(ready)) === asked;
        return (
          <a key={hash} href={hash} aria-current={isAsked ? 'true' : undefined} data-island-plain>
            {text}
          </a>
        );
      })}
    </nav>
  );
}
