import { useEffect, useId, useRef, type ReactNode } from 'react';
import { trailOf } from '../../content/breadcrumbs';
import navigation from '@site/src/content/navigation.yml';
import { DEFAULT_LOCALE } from '../../lib/siteLocale';
import InnerLink from '../../ui/InnerLink';
import { ShowMore } from '../../machines/fields/controls/ShowMore';
import { KIND_NAMES, type Subject } from '../subjects';
import type { MarkedText } from './excerpt';
import type { TextHit } from './pagefind';
import styles from './styles.module.css';
import * as words from './messages.en';

function Result(props: {
  readonly title: string;
  readonly address: string;
  readonly label?: string | undefined;
  readonly kind?: string;
  /** Of the title, where it is not the page's own */
  readonly lang?: string | undefined;
  readonly children: ReactNode;
}): ReactNode {
  const { title, address, kind = 'page', lang, label = trailOf(navigation, address), children } = props;
  return (
    <li className={styles.result} data-kind={kind}>
      {label && <p className={styles.trail}>{label}</p>}
      <h2 className={styles.title}>
        <InnerLink to={address}>
          <span lang={lang}>{title}</span>
        </InnerLink>
      </h2>
      {children}
    </li>
  );
}

/** What the site does not have: what it is, and whom to ask. */
function Absent({ title, text, ask }: Subject): ReactNode {
  return (
    <li className={styles.result} data-kind="absent">
      <p className={styles.trail}>{KIND_NAMES.absent}</p>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.excerpt}>
        {`${words.absent} ${text}`}
        {ask !== undefined && (
          <>
            {` ${words.askThere} `}
            <a href={ask}>{new URL(ask).host.replace(/^www\./, '')}</a>
          </>
        )}
      </p>
    </li>
  );
}

/** Subjects that match the query, best first. */
export function Subjects({ subjects }: { readonly subjects: readonly Subject[] }): ReactNode {
  if (subjects.length === 0) return null;
  return (
    <ol className={styles.results} aria-label={words.results}>
      {subjects.map((subject) => {
        const { kind, title, address, text, dated, inEnglish } = subject;
        if (kind === 'absent') return <Absent key={address} {...subject} />;
        return (
          <Result
            key={address}
            {...{ kind, title, address, label: KIND_NAMES[kind] }}
            lang={inEnglish === 'all' ? DEFAULT_LOCALE : undefined}
          >
            <p className={styles.excerpt} lang={inEnglish && DEFAULT_LOCALE}>
              {text}
            </p>
            {dated && <p className={styles.trail}>{dated}</p>}
          </Result>
        );
      })}
    </ol>
  );
}

function Marked({ text }: { readonly text: MarkedText }): ReactNode {
  return text.map((piece, index) =>
    // Pieces have no key of their own and never move.
    piece.isMatch ? <mark key={index}>{piece.text}</mark> : piece.text,
  );
}

interface TextsProps {
  readonly hits: readonly TextHit[];
  readonly hasMore: boolean;
  readonly onShowMore: () => void;
}

/** Pages that contain the words, best first, shown in steps. */
export function Texts({ hits, hasMore, onShowMore }: TextsProps): ReactNode {
  const heading = useId();
  const list = useRef<HTMLOListElement>(null);
  const before = useRef<readonly TextHit[]>(undefined);

  // The button disappears after the last step, so focus moves to the first new page.
  useEffect(() => {
    const old = before.current;
    if (!old || hits === old) return;
    before.current = undefined;
    // The query may have changed in the meantime.
    if (hits[0] !== old[0] || document.activeElement instanceof HTMLInputElement) return;
    list.current?.querySelectorAll<HTMLElement>('h2 a')[old.length]?.focus();
  }, [hits]);

  if (hits.length === 0 && !hasMore) return null;
  return (
    <>
      <p id={heading} className={styles.heading}>
        {words.texts}
      </p>
      <ol ref={list} className={styles.results} aria-labelledby={heading}>
        {hits.map(({ title, address, excerpt, places }) => (
          <Result key={address} title={title} address={address}>
            <p className={styles.excerpt}>
              <Marked text={excerpt} />
            </p>
            {places.length > 0 && (
              <ul className={styles.places} aria-label={words.places({ page: title })}>
                {places.map((place) => (
                  <li key={place.address}>
                    <InnerLink to={place.address}>{place.title}</InnerLink>
                  </li>
                ))}
              </ul>
            )}
          </Result>
        ))}
      </ol>
      {hasMore && (
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
