import { useEffect, useId, useRef, type ReactNode } from 'react';
import clsx from 'clsx';
import { Eraser } from 'lucide';
import buttonStyles from '../../ui/Button/styles.module.css';
import Drawing from '../../ui/Icon/Drawing';
import { useTurns } from '../fields/hooks/useTurns';
import Marked from '../fields/Marked';
import type { Value, Values } from '../fields/inputs/types';
import type { PasteBoxProps, ReadText } from './pasting';
import { labelOf, textOf } from './InputsText';
import styles from './PasteBox.module.css';
import * as words from './messages.en';

/** How many values that were not used are named. */
const MOST_UNUSED = 5;

/** What was read of a text, and what was not. */
function saidOf<V extends Values>({ values, unused }: ReadText<V>): string {
  if (values.length === 0) return words.nothingRead;
  const count = values.length;
  if (unused.length === 0) return words.valuesRead({ count });
  const named = unused.slice(0, MOST_UNUSED);
  return words.valuesReadSome({ count, unused: named, more: unused.length - named.length });
}

/** Brings the answer of this page into view, where a phone has it below the fields. The keyboard would cover it, so the box gives up the focus. */
function showAnswer(box: HTMLElement): void {
  const card = box.closest('[data-island]')?.querySelector('[data-result-card]');
  if (!card || card.getBoundingClientRect().top < innerHeight) return;
  box.blur();
  card.scrollIntoView();
}

/** A box for a text that fills the fields that it names; the others become empty. The text stays in the box: it is in no address and no store. */
export default function PasteBox<V extends Values>({
  pasting,
  inputs,
  read,
  onRead,
  onFill,
  onEmpty,
}: PasteBoxProps<V>): ReactNode {
  const id = useId();
  const hintId = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  // A text that is typed changes with each key, and the page must not move under the hand.
  const isPasted = useRef(false);
  useEffect(() => {
    if (isPasted.current && box.current && (read?.values.length ?? 0) > 0) showAnswer(box.current);
    isPasted.current = false;
  }, [read]);

  const turns = useTurns<HTMLDivElement>(({ control, type, text }) => {
    if (type === 'press') {
      onRead(undefined);
      onEmpty();
    } else if (type === 'input' && control instanceof HTMLTextAreaElement) {
      const found = pasting.read(text);
      onRead(text.trim() === '' ? undefined : found);
      if (found.values.length === 0) return;
      onFill({ ...pasting.empty, ...Object.fromEntries(found.values.map(({ name, value }) => [name, value])) });
    }
  });

  const valueText = (name: keyof V, value: Value): string => textOf(inputs[name], value);
  return (
    <div className={styles.pasteBox} {...turns}>
      <label htmlFor={id}>{pasting.label}</label>
      <p id={hintId} className={styles.hint}>
        {pasting.hint}
      </p>
      <textarea
        ref={box}
        id={id}
        rows={3}
        autoComplete="off"
        spellCheck={false}
        aria-describedby={hintId}
        onPaste={() => {
          isPasted.current = true;
        }}
      />
      <p role="status" className={styles.said}>
        {read && <Marked text={saidOf(read)} />}
      </p>
      {read && read.values.length > 0 && (
        <details className={styles.read}>
          <summary>{words.valuesReadFold}</summary>
          <dl>
            {read.values.map(({ name, value, quote }) => (
              <div key={name}>
                <dt>{labelOf(inputs[name])}</dt>
                <dd>
                  <b>{valueText(name, value)}</b> <q>{quote}</q>
                </dd>
              </div>
            ))}
          </dl>
        </details>
      )}
      <button type="button" className={clsx(buttonStyles.button, buttonStyles.quiet)}>
        <Drawing of={Eraser} size={18} /> {words.emptyFields}
      </button>
    </div>
  );
}
