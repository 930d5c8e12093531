import { memo, useEffect, useId, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import clsx from 'clsx';
import { LONGEST_TEXT } from '../../../lib/typed/plainText';
import type { Turn } from '../../../islands/runtime/turns';
import { useNativeValue } from '../hooks/useNativeValue';
import { useTurns } from '../hooks/useTurns';
import type { Act, Typed } from '../inputs/useFields';
import { afterPress, watchPresses } from './afterPress';
import { unitAfter, type NumberFieldSpec } from './fieldSpec';
import { nextStep } from './nextStep';
import Slider from './Slider';
import { toNextField } from './toNextField';
import styles from './styles.module.css';
import * as words from '../messages.en';

/**
 * The layout of a number field:
 * - `line`: the full width, with slider, chips and the number in words
 * - `panel`: in the form of a list, with slider and chips on wide screens only
 * - `sentence`: like `panel`, without chips
 * - `half-line`: only the box and its unit
 */
export type FieldLayout = 'line' | 'panel' | 'sentence' | 'half-line';

interface Props {
  /** As in the address */
  readonly name: string;
  readonly spec: NumberFieldSpec;
  /** The last valid number; null if the field may be empty and is */
  readonly value: number | null;
  readonly typed?: Typed | undefined;
  readonly problem?: string | undefined;
  readonly onAct: (name: string, act: Act) => void;
  /** Text right of the label: "not promised" */
  readonly hint?: string | undefined;
  /** With a slider, and step buttons where there is room */
  readonly slider?: boolean | undefined;
  readonly layout: FieldLayout;
  /** What counts while it is empty, as an example */
  readonly placeholder?: string | undefined;
}

/**
 * The unit, or how the text was read if that adds something: "40 thousand" beside ₹40,000, nothing beside ₹0 or 5%, and "1 year 6 months" beside 18,
 * until the field itself says so.
 */
function wordsBeside(spec: NumberFieldSpec, value: number | null, typed?: string): string {
  const { unit, format, say } = spec;
  if (unit) return unitAfter(spec, value) ?? unit;
  if (value === null || (unit === '' && typed === undefined)) return '';
  const words = say(value);
  return (typed ?? format(value)).endsWith(words) ? '' : words;
}

/** Whether a field is done with, so that Enter may lead on. A share is read with the other fields, and may still be refused. */
function accepts({ read, isOptional, shareOf }: NumberFieldSpec, text: string): boolean {
  const mayBeEmpty = isOptional === true && text.trim() === '';
  return mayBeEmpty || shareOf !== undefined || read(text).problem === undefined;
}

/** The action of a turn on the number. A chip carries the text that it writes into the field. */
function actOf({ control, type, text }: Turn, { chips, format }: NumberFieldSpec): Act | undefined {
  if (control instanceof HTMLButtonElement) {
    if (type !== 'press') return undefined;
    const { step } = control.dataset;
    if (step) return { type: 'step', direction: step === '1' ? 1 : -1 };
    const chip = chips?.find(({ value }) => format(value) === text);
    return chip && { type: 'set', value: chip.value };
  }
  const isSlider = control instanceof HTMLInputElement && control.type === 'range';
  if (type === 'input') return isSlider ? { type: 'set', value: Number(text) } : { type: 'type', text };
  return !isSlider && (type === 'enter' || type === 'leave') ? { type: 'finish' } : undefined;
}

/** Memoized, because React sets attributes when it re-renders a field, which makes each key a separate undo step. */
const TextField = memo((props: ComponentProps<'input'>) => (
  <input type="text" inputMode="decimal" enterKeyHint="next" autoComplete="off" {...props} />
));
TextField.displayName = 'TextField';

/** One number: a label, a field that understands "40 lakh" and ४०,००,०००, and where useful a slider and chips. */
export default function NumberField(props: Props): ReactNode {
  const { name, spec, value, typed, problem, onAct, hint, slider, layout, placeholder } = props;
  const isCompact = layout === 'panel' || layout === 'sentence';
  const hasChips = layout === 'line' || layout === 'panel';
  const id = useId();
  const labelId = useId();
  const problemId = useId();
  const hintId = useId();
  // Below 0 they are the only way on phones whose numeric keyboard has no minus.
  const hasSteps = spec.limits.min < 0 || (slider && !isCompact);
  const acts = typed?.acts ?? 0;
  const field = useRef<HTMLInputElement>(null);
  const text = value === null ? '' : spec.format(value);
  const [first] = useState(text);
  // A text that is refused is not the number, which is still that of the last result.
  const isRead = !problem && (typed?.text === undefined || accepts(spec, typed.text));
  const shown = isRead ? value : null;
  const beside = layout === 'half-line' ? unitAfter(spec, shown) : wordsBeside(spec, shown, typed?.text);
  useNativeValue(field, text, { isTyped: typed?.text !== undefined, acts });

  const turns = useTurns<HTMLDivElement>((turn) => {
    const act = actOf(turn, spec);
    if (turn.type === 'enter' && accepts(spec, turn.text)) toNextField(turn.control);
    if (act && turn.type === 'leave') afterPress(() => onAct(name, act));
    else if (act) onAct(name, act);
  });

  useEffect(watchPresses, []);

  const stepButton = (direction: 1 | -1): ReactNode => (
    <button
      type="button"
      className={styles.step}
      // As the arrow keys do on the slider.
      tabIndex={slider ? -1 : undefined}
      data-step={direction}
      disabled={value !== null && nextStep(spec.limits, value, direction) === value}
      aria-label={(direction === 1 ? words.more : words.less)({ label: spec.label })}
    >
      {direction === 1 ? '+' : '−'}
    </button>
  );

  return (
    <div className={clsx(styles.field, isCompact && styles.compact)} data-field="" {...turns}>
      <div className={styles.label}>
        <label id={labelId} htmlFor={id}>
          {spec.label}
        </label>
        {hint && <small id={hintId}>{hint}</small>}
      </div>
      <div className={clsx(styles.box, problem && styles.refused, hasSteps && !spec.unit && styles.stacked)}>
        {hasSteps && stepButton(-1)}
        <TextField
          ref={field}
          id={id}
          name={name}
          maxLength={LONGEST_TEXT}
          defaultValue={first}
          placeholder={placeholder}
          aria-invalid={problem ? true : undefined}
          aria-describedby={clsx(hint && hintId, problem && problemId) || undefined}
        />
        <small
          aria-hidden="true"
          data-example={spec.unit ? '' : 'echo'}
          className={spec.unit ? undefined : styles.words}
        >
          {beside}
        </small>
        {hasSteps && stepButton(1)}
      </div>
      {/* Always rendered, so that a screen reader announces its text when it appears. */}
      <p className={styles.problem} id={problemId} aria-live="polite">
        {problem}
      </p>
      {slider && value !== null && <Slider spec={spec} value={value} acts={acts} labelledBy={labelId} />}
      {hasChips && spec.chips && (
        <div className={styles.chips} role="group" aria-labelledby={labelId}>
          {spec.chips.map((chip) => (
            <button key={chip.value} type="button" value={spec.format(chip.value)} aria-pressed={chip.value === shown}>
              {chip.text}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
