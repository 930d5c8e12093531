import { useEffect, useState, type ReactNode } from 'react';
import { useRetry } from '../fields/hooks/useRetry';
import Marked from '../fields/Marked';
import Cited from './Cited';
import type { FetchedText } from './section';
import styles from './Sections.module.css';
import * as words from './messages.en';

type Fetch = () => Promise<FetchedText>;

/** A section whose text needs something fetched. The last text stays until that of newer values is there. */
export default function Fetched({ fetch }: { readonly fetch: Fetch }): ReactNode {
  const [shown, setShown] = useState<FetchedText>();
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState<{ readonly fetch: Fetch; readonly attempt: number }>();
  const hasFailed = failed?.fetch === fetch && failed.attempt === attempt;
  useEffect(() => {
    let isCurrent = true;
    fetch().then(
      (next) => isCurrent && setShown(next),
      () => isCurrent && setFailed({ fetch, attempt }),
    );
    return () => {
      isCurrent = false;
    };
  }, [fetch, attempt]);
  useRetry(hasFailed, attempt, setAttempt);

  // One element for both: screen readers ignore a region that is added together with its text.
  if (hasFailed || !shown) return <p role="status">{hasFailed ? words.fetchFailed : words.fetching}</p>;
  return (
    <>
      <p>
        <Marked text={shown.text} />
      </p>
      {shown.link && (
        <p className={styles.source}>
          <Cited source={shown.link} />
        </p>
      )}
    </>
  );
}
