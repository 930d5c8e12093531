import { useId, type KeyboardEvent, type ReactNode } from 'react';
import styles from './LoanField.module.css';
import type { LinkedField } from './useLinkedField';

interface Props {
  /** Id of the text field; the result names it as one of its inputs. */
  readonly id: string;
  readonly field: LinkedField;
}

/** One input: a label, a text field with its unit, the slider linked with it, and room for a message. */
export default function LoanField({ id, field }: Props): ReactNode {
  const labelId = useId();
  const rangeId = useId();
  const problemId = useId();
  const { spec, text, value, problem } = field;
  const { limits } = spec;

  const settleOnEnter = (event: KeyboardEvent): void => {
    if (event.key === 'Enter') field.onSettle();
  };

  return (
    <div className={styles.field} data-field="">
      <div className={styles.fieldHead}>
        <label className={styles.label} id={labelId} htmlFor={id}>
          {spec.label}
        </label>
        <span className={problem ? styles.boxInvalid : styles.box}>
          {spec.prefix && <span aria-hidden="true">{spec.prefix}</span>}
          <input
            className={styles.text}
            id={id}
            type="text"
            inputMode={spec.inputMode}
            autoComplete="off"
            value={text}
            aria-invalid={problem ? true : undefined}
            aria-describedby={problem ? `${rangeId} ${problemId}` : rangeId}
            onChange={(event) => field.onType(event.target.value)}
            onBlur={field.onSettle}
            onKeyDown={settleOnEnter}
          />
          {spec.suffix && <span aria-hidden="true">{spec.suffix}</span>}
        </span>
      </div>
      {/* Always in the page, so that a screen reader hears the text arrive. */}
      <p className={styles.problem} id={problemId} aria-live="polite">
        {problem}
      </p>
      <input
        className={styles.slider}
        type="range"
        autoComplete="off"
        min={limits.min}
        max={limits.max}
        step={limits.step}
        value={value}
        aria-labelledby={labelId}
        aria-valuetext={spec.say(value)}
        onChange={(event) => field.onSlide(Number(event.target.value))}
      />
      <p className={styles.range} id={rangeId}>
        <span>{spec.formatLimit(limits.min)}</span>
        <span className="visuallyHidden"> to </span>
        <span>{spec.formatLimit(limits.max)}</span>
      </p>
    </div>
  );
}
