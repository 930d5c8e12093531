import { useId, useMemo, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import clsx from 'clsx';
import buttonStyles from '../../ui/Button/styles.module.css';
import type { Turn } from '../../islands/runtime/turns';
import { parseHash } from '../fields/hooks/hash';
import { settleAddress } from '../../islands/runtime/settleAddress';
import { useIsAwake } from '../fields/hooks/useIsAwake';
import { useTurns } from '../fields/hooks/useTurns';
import MoreFields from '../fields/MoreFields';
import fieldStyles from '../fields/NumberField/styles.module.css';
import {
  forget,
  forgetAll,
  keep,
  onKeptChange,
  parseKept,
  storedText,
  type KeptAddress,
  type StoreOutcome,
} from './keptStore';
import styles from './Kept.module.css';
import * as words from './messages.en';

const LONGEST_NAME = 60;

const nothing = (): string => '';

/** What to say once something was stored; a failure has its own words. */
const saidOf = (outcome: StoreOutcome, done: string): string =>
  ({ done, refused: words.refused, full: words.full })[outcome];

/** A field for the name, and what is kept, to open or delete. */
function Inside({ kept }: { readonly kept: readonly KeptAddress[] }): ReactNode {
  const [said, setSaid] = useState('');
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const status = useRef<HTMLParagraphElement>(null);

  function keepNumbers(): string {
    const name = field.current?.value.trim() ?? '';
    if (name === '') return words.noName;
    // The last edit may not stand in the address yet.
    settleAddress();
    const { pathname: page, hash } = location;
    if (parseHash(hash).numbers.size === 0) return words.noNumbers;
    return saidOf(keep({ name, page, hash }), words.kept({ name }));
  }

  function act({ control, type, text }: Turn): void {
    if (type === 'enter' || (type === 'press' && text === 'keep')) setSaid(keepNumbers());
    if (type !== 'press' || text === 'keep') return;
    const entry = kept[Number(control.dataset['entry'])];
    if (text === 'delete-all') setSaid(saidOf(forgetAll(), words.deletedAll));
    else if (entry) setSaid(saidOf(forget(entry), words.deleted({ name: entry.name })));
    // The pressed button is gone with its entry.
    status.current?.focus();
  }
  const turns = useTurns<HTMLDivElement>(act);

  return (
    <div className={styles.kept} {...turns}>
      <p>{words.intro}</p>
      <div className={fieldStyles.field}>
        <label htmlFor={id} className={fieldStyles.label}>
          {words.labelName}
        </label>
        <div className={fieldStyles.box}>
          <input ref={field} id={id} type="text" maxLength={LONGEST_NAME} autoComplete="off" />
        </div>
      </div>
      <button type="button" value="keep" className={clsx(buttonStyles.button, buttonStyles.quiet)}>
        {words.keep}
      </button>
      <p ref={status} role="status" tabIndex={-1}>
        {said}
      </p>
      {kept.length > 0 && (
        <>
          <ul aria-label={words.list}>
            {kept.map(({ name, page, hash }, index) => (
              <li key={`${page} ${name}`}>
                {/* As the browser had the address, in the language of its page */}
                <a href={page + hash} title={page}>
                  {name}
                </a>
                <button
                  type="button"
                  value="delete"
                  data-entry={index}
                  className={clsx(buttonStyles.button, buttonStyles.plain)}
                  aria-label={words.deleteNamed({ name })}
                >
                  {words.deleteOne}
                </button>
              </li>
            ))}
          </ul>
          <button type="button" value="delete-all" className={clsx(buttonStyles.button, buttonStyles.quiet)}>
            {words.deleteAll}
          </button>
        </>
      )}
    </div>
  );
}

/**
 * Keeps the numbers of this page on the device, under a name of the visitor's own, and lists all that is kept. Nothing is kept unasked.
 * Its inside is in no HTML, since it is for those who press it.
 */
export default function Kept(): ReactNode {
  const isAwake = useIsAwake();
  const stored = useSyncExternalStore(onKeptChange, storedText, nothing);
  const kept = useMemo(() => parseKept(stored), [stored]);
  return (
    <MoreFields title={words.title} act={kept.length > 0 ? words.count({ count: kept.length }) : words.where}>
      {isAwake && <Inside kept={kept} />}
    </MoreFields>
  );
}
