import type { ReactNode } from 'react';
import InnerLink from '../../ui/InnerLink';
import { formatHash, parseHash } from '../fields/hooks/hash';
import { useAddressPart } from '../fields/hooks/addressStore';
import type { Values } from '../fields/inputs/types';
import type { PageLinks } from './definition';
import styles from './Pages.module.css';

type Props = PageLinks & {
  /** The visitor's values, and the page's defaults */
  readonly values: Values;
  readonly defaults: Values;
};

/** Links to pages with parts of the same list. After hydration they carry the visitor's numbers over. */
export default function Pages({ label, links, alwaysAlong = [], notAlong = [], values, defaults }: Props): ReactNode {
  const { numbers } = parseHash(useAddressPart('hash'));
  for (const name of notAlong) numbers.delete(name);
  if (numbers.toString() !== '') for (const name of alwaysAlong) numbers.set(name, String(values[name]));
  const hash = formatHash({ anchor: '', numbers });
  const carried = Object.keys(values).filter((name) => !notAlong.includes(name));
  const along = new URLSearchParams(alwaysAlong.map((name) => [name, String(defaults[name])]));
  return (
    <nav className={styles.pages} aria-label={label}>
      {links.map(({ to, text, isCurrent }) => (
        <InnerLink
          key={to}
          to={to + hash}
          aria-current={isCurrent ? 'page' : undefined}
          data-carry={carried.join(' ')}
          data-along={String(along) || undefined}
          data-island-plain
        >
          {text}
        </InnerLink>
      ))}
    </nav>
  );
}
