import type { ReactNode } from 'react';
import type { NumberFieldState } from './useNumberField';
import styles from './Slider.module.css';

interface Props {
  readonly field: NumberFieldState;
  /** Id of the label that the text field has, too */
  readonly labelledBy: string;
}

/**
 * A slider whose track is filled up to the value. The fill is an SVG under the input: Chrome draws none, and a style attribute
 * is not allowed by the Content-Security-Policy.
 */
export default function Slider({ field, labelledBy }: Props): ReactNode {
  const { spec, value } = field;
  const { min, step, sliderMost: max = spec.limits.max } = spec.limits;
  const percent = Math.round(Math.min(Math.max((value - min) / (max - min), 0), 1) * 1000) / 10;
  return (
    <div className={styles.slider}>
      <svg aria-hidden="true">
        <rect width="100%" height="5" rx="2.5" className={styles.rest} />
        <rect width={`${percent}%`} height="5" rx="2.5" className={styles.done} />
      </svg>
      <input
        type="range"
        autoComplete="off"
        min={min}
        max={max}
        step={step}
        value={Math.min(value, max)}
        aria-labelledby={labelledBy}
        aria-valuetext={spec.unit ? spec.say(value) : `${spec.format(value)}, ${spec.say(value)}`}
        onChange={(event) => field.onSet(Number(event.target.value))}
      />
    </div>
  );
}
