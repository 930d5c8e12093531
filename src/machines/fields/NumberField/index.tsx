import { memo, useEffect, useId, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import clsx from 'clsx';
import { LONGEST_TEXT } from '../../../lib/typed/plainText';
import type { Turn } from '../../../islands/runtime/turns';
import { useNativeValue } from '../hooks/useNativeValue';
import { useTurns } from '../hooks/useTurns';
import type { Act, Typed } from '../inputs/useFields';
import { afterPress, watchPresses } from './afterPress';
import type { NumberFieldSpec } from './fieldSpec';
import { nextStep } from './nextStep';
import Slider from './Slider';
import styles from './styles.module.css';

interface Props {
  /** As in the address */
  readonly name: string;
  readonly spec: NumberFieldSpec;
  /** The last valid number */
  readonly value: number;
  readonly typed?: Typed | undefined;
  readonly problem?: string | undefined;
  readonly onAct: (name: string, act: Act) => void;
  /** Right of the label: "not promised" */
  readonly hint?: string | undefined;
  /** With buttons for one step down and one up too, where there is room */
  readonly slider?: boolean | undefined;
  readonly chips?: boolean;
  /** In a panel above a list, where sliders and chips are for a wide screen only */
  readonly compact?: boolean | undefined;
}

/** An amount in words, where they say it differently: "40 thousand" beside ₹40,000, and nothing beside ₹0 or 5%. */
function wordsBeside({ say, format }: NumberFieldSpec, value: number): string {
  const words = say(value);
  return format(value).endsWith(words) ? '' : words;
}

/** What a turn does with the number. A chip has the text that it puts into the field. */
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

/** Memoized: React sets attributes of a field that it renders again, which makes each key a step of its own to undo. */
const TextField = memo((props: ComponentProps<'input'>) => (
  <input type="text" inputMode="decimal" autoComplete="off" {...props} />
));
TextField.displayName = 'TextField';

/** One number: a label, a field that understands "40 lakh" and ४०,००,०००, and where they help a slider and chips. */
export default function NumberField(props: Props): ReactNode {
  const { name, spec, value, typed, problem, onAct, hint, slider, chips, compact } = props;
  const id = useId();
  const labelId = useId();
  const problemId = useId();
  const hintId = useId();
  // Below 0 they are the only way on a phone whose keyboard of numbers has no minus.
  const hasSteps = spec.limits.min < 0 || (slider && !compact);
  const acts = typed?.acts ?? 0;
  const field = useRef<HTMLInputElement>(null);
  const text = spec.format(value);
  const [first] = useState(text);
  useNativeValue(field, text, { isTyped: typed?.text !== undefined, acts });

  const turns = useTurns<HTMLDivElement>((turn) => {
    const act = actOf(turn, spec);
    if (act && turn.type === 'leave') afterPress(() => onAct(name, act));
    else if (act) onAct(name, act);
  });

  useEffect(watchPresses, []);

  const stepButton = (direction: 1 | -1): ReactNode => (
    <button
      type="button"
      className={styles.step}
      // The arrow keys do the same on the slider.
      tabIndex={slider ? -1 : undefined}
      data-step={direction}
      disabled={nextStep(spec.limits, value, direction) === value}
      aria-label={`${spec.label}: ${direction === 1 ? 'more' : 'less'}`}
    >
      {direction === 1 ? '+' : '−'}
    </button>
  );

  return (
    <div className={clsx(styles.field, compact && styles.compact)} data-field="" {...turns}>
      <div className={styles.label}>
        <label id={labelId} htmlFor={id}>
          {spec.label}
        </label>
        {hint && <small id={hintId}>{hint}</small>}
      </div>
      <div className={clsx(problem ? styles.boxRefused : styles.box, hasSteps && !spec.unit && styles.stacked)}>
        {hasSteps && stepButton(-1)}
        <TextField
          ref={field}
          id={id}
          name={name}
          maxLength={LONGEST_TEXT}
          defaultValue={first}
          aria-invalid={problem ? true : undefined}
          aria-describedby={clsx(hint && hintId, problem && problemId) || undefined}
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
      {slider && <Slider spec={spec} value={value} acts={acts} labelledBy={labelId} />}
      {chips && spec.chips && (
        <div className={styles.chips} role="group" aria-labelledby={labelId}>
          {spec.chips.map((chip) => (
            <button key={chip.value} type="button" value={spec.format(chip.value)} aria-pressed={chip.value === value}>
              {chip.text}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
