import type { ReactNode } from 'react';
import { formatHash, parseHash } from '../hooks/hash';
import { useAddressPart } from '../hooks/addressStore';
import type { Values } from '../parts/inputs/types';
import type { PageLinks } from './definition';
import styles from './Pages.module.css';

type Props = PageLinks & {
  /** What the visitor has now */
  readonly values: Values;
};

/** Links to pages that show parts of the same list. Once hydrated, they carry the visitor's numbers over. */
export default function Pages({ label, links, alwaysAlong = [], notAlong = [], values }: Props): ReactNode {
  const { numbers } = parseHash(useAddressPart('hash'));
  for (const name of notAlong) numbers.delete(name);
  if (numbers.toString() !== '') for (const name of alwaysAlong) numbers.set(name, String(values[name]));
  const hash = formatHash({ anchor: '', numbers });
  return (
    <nav className={styles.pages} aria-label={label}>
      {links.map(({ to, text, isCurrent }) => (
        <a key={to} href={to + hash} aria-current={isCurrent ? 'page' : undefined} data-island-plain>
          {text}
        </a>
      ))}
    </nav>
  );
}
