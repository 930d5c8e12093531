import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import clsx from 'clsx';
import { LONGEST_TEXT } from '../../../lib/typed/plainText';
import { afterPress, watchPresses } from './afterPress';
import type { NumberFieldSpec } from './fieldSpec';
import type { NumberFieldState } from './useNumberField';
import { nextStep } from './nextStep';
import Slider from './Slider';
import styles from './styles.module.css';

interface Props {
  readonly field: NumberFieldState;
  /** Right of the label: "not promised" */
  readonly hint?: string | undefined;
  /** With buttons for one step down and one up too, where there is room */
  readonly slider?: boolean | undefined;
  readonly chips?: boolean;
  /** In a panel above a list, where sliders and chips are for a wide screen only */
  readonly compact?: boolean;
}

/** An amount in words, where they say it differently: "40 thousand" beside ₹40,000, and nothing beside ₹0 or 5%. */
function wordsBeside({ say, format }: NumberFieldSpec, value: number): string {
  const words = say(value);
  return format(value).endsWith(words) ? '' : words;
}

/** One number: a label, a field that understands "40 lakh" and ४०,००,०००, and where they help a slider and chips. */
export default function NumberField({ field, hint, slider, chips, compact }: Props): ReactNode {
  const id = useId();
  const labelId = useId();
  const problemId = useId();
  const hintId = useId();
  const { spec, text, value, problem } = field;
  // Below 0 they are the only way on a phone whose keyboard of numbers has no minus.
  const hasSteps = spec.limits.min < 0 || (slider && !compact);
  const box = useRef<HTMLInputElement>(null);

  // The touch that hydrated the island has focused the field before its text could be selected.
  useEffect(() => {
    watchPresses();
    const input = box.current;
    if (input && input === document.activeElement && input.value === input.defaultValue) input.select();
  }, []);

  const settleOnEnter = (event: KeyboardEvent): void => {
    if (event.key === 'Enter') field.onSettle();
  };

  const stepButton = (direction: 1 | -1): ReactNode => {
    const next = nextStep(spec.limits, value, direction);
    return (
      <button
        type="button"
        className={styles.step}
        // The arrow keys do the same on the slider.
        tabIndex={slider ? -1 : undefined}
        disabled={next === value}
        aria-label={`${spec.label}: ${direction === 1 ? 'more' : 'less'}`}
        onClick={() => field.onSet(next)}
      >
        {direction === 1 ? '+' : '−'}
      </button>
    );
  };

  return (
    <div className={clsx(styles.field, compact && styles.compact)} data-field="">
      <div className={styles.label}>
        <label id={labelId} htmlFor={id}>
          {spec.label}
        </label>
        {hint && <small id={hintId}>{hint}</small>}
      </div>
      <div className={clsx(problem ? styles.boxRefused : styles.box, hasSteps && !spec.unit && styles.stacked)}>
        {hasSteps && stepButton(-1)}
        <input
          ref={box}
          id={id}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          maxLength={LONGEST_TEXT}
          value={text}
          aria-invalid={problem ? true : undefined}
          aria-describedby={clsx(hint && hintId, problem && problemId) || undefined}
          onChange={(event) => field.onType(event.target.value)}
          // Typing replaces the whole value: on a phone nobody wants to delete ₹50,00,000 first.
          onFocus={(event) => event.target.select()}
          onBlur={() => afterPress(field.onSettle)}
          onKeyDown={settleOnEnter}
        />
        <small
          aria-hidden="true"
          data-example={spec.unit ? '' : 'echo'}
          className={spec.unit ? undefined : styles.words}
        >
          {spec.unit ?? wordsBeside(spec, value)}
        </small>
        {hasSteps && stepButton(1)}
      </div>
      {/* Always rendered, so that a screen reader announces its text when it appears. */}
      <p className={styles.problem} id={problemId} aria-live="polite">
        {problem}
      </p>
      {slider && <Slider field={field} labelledBy={labelId} />}
      {chips && spec.chips && (
        <div className={styles.chips} role="group" aria-labelledby={labelId}>
          {spec.chips.map((chip) => (
            <button
              key={chip.value}
              type="button"
              aria-pressed={chip.value === value}
              onClick={() => field.onSet(chip.value)}
            >
              {chip.text}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
