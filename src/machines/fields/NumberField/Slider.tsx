import { useRef, useState, type ReactNode } from 'react';
import { tenths } from '../../../lib/tenths';
import { useNativeValue } from '../hooks/useNativeValue';
import type { NumberFieldSpec } from './fieldSpec';
import styles from './Slider.module.css';

interface Props {
  readonly spec: NumberFieldSpec;
  readonly value: number;
  /** How often the visitor has set the number */
  readonly acts: number;
  /** Id of the label, shared with the text field */
  readonly labelledBy: string;
}

/**
 * A slider whose track is filled up to the value. The fill is an SVG under the input: Chrome draws none, and the Content-Security-Policy forbids
 * style attributes.
 */
export default function Slider({ spec, value, acts, labelledBy }: Props): ReactNode {
  const { min, step, sliderMost: max = spec.limits.max } = spec.limits;
  const percent = tenths(Math.min(Math.max((value - min) / (max - min), 0), 1) * 100);
  const slider = useRef<HTMLInputElement>(null);
  const shown = String(Math.min(value, max));
  const [first] = useState(shown);
  useNativeValue(slider, shown, { acts });
  const [said, written] = [spec.say(value), spec.format(value)];
  return (
    <div className={styles.slider}>
      <svg aria-hidden="true">
        <rect width="100%" height="5" rx="2.5" className={styles.rest} />
        <rect width={`${percent}%`} height="5" rx="2.5" className={styles.done} />
      </svg>
      <input
        ref={slider}
        type="range"
        autoComplete="off"
        min={min}
        max={max}
        step={step}
        defaultValue={first}
        aria-labelledby={labelledBy}
        aria-valuetext={spec.unit || said === written ? said : `${written}, ${said}`}
      />
    </div>
  );
}
