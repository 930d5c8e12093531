import { useEffect, useRef, type ReactNode } from 'react';
import { trailOf } from '@site/src/content/breadcrumbs';
import navigation from '@site/src/content/navigation.yml';
import { KIND_NAMES } from '@site/src/search/kindNames';
import { ShowMore } from '../../islands/controls/ShowMore';
import type { MarkedText } from './excerpt';
import type { Hit } from './pagefind';
import styles from './styles.module.css';

function Marked({ text }: { readonly text: MarkedText }): ReactNode {
  return text.map((piece, index) =>
    // Pieces have no names, and never change places.
    piece.isMatch ? <mark key={index}>{piece.text}</mark> : piece.text,
  );
}

function Result({ hit: { kind, title, address, excerpt, places, dated } }: { readonly hit: Hit }): ReactNode {
  const trail = KIND_NAMES[kind] ?? trailOf(navigation, address);
  return (
    <li className={styles.result} data-kind={kind}>
      {trail && <p className={styles.trail}>{trail}</p>}
      <h2 className={styles.title}>
        <a href={address}>{title}</a>
      </h2>
      <p className={styles.excerpt}>
        <Marked text={excerpt} />
      </p>
      {dated && <p className={styles.trail}>{dated}</p>}
      {places.length > 0 && (
        <ul className={styles.places} aria-label={`Places in ${title}`}>
          {places.map((place) => (
            <li key={place.address}>
              <a href={place.address}>{place.title}</a>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

interface Props {
  readonly hits: readonly Hit[];
  /** How many pages were found; more than are shown */
  readonly total: number;
  /** Whether another answer is on its way */
  readonly isOld: boolean;
  readonly onShowMore: () => void;
}

/** The pages that were found, best first, some at a time. */
export default function Results({ hits, total, isOld, onShowMore }: Props): ReactNode {
  const list = useRef<HTMLOListElement>(null);
  const before = useRef<readonly Hit[]>(undefined);

  // The button disappears after the last step, so focus moves to the first new page.
  useEffect(() => {
    const old = before.current;
    if (!old || hits === old) return;
    before.current = undefined;
    // The query may have changed in the meantime.
    if (hits[0] !== old[0] || document.activeElement instanceof HTMLInputElement) return;
    list.current?.querySelectorAll<HTMLElement>('h2 a')[old.length]?.focus();
  }, [hits]);

  if (hits.length === 0) return null;
  return (
    <>
      <ol ref={list} className={styles.results} aria-label="Results" aria-busy={isOld}>
        {hits.map((hit) => (
          <Result key={hit.address} hit={hit} />
        ))}
      </ol>
      {total > hits.length && (
        <ShowMore
          onClick={() => {
            before.current = hits;
            onShowMore();
          }}
        />
      )}
    </>
  );
}
