import { useId, type ReactNode } from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

interface Props<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly text: string }[];
  readonly onChange: (value: Value) => void;
  /** The label left of the box and not above it */
  readonly inline?: boolean;
}

/** A native select. */
export default function Select<Value extends string>(props: Props<Value>): ReactNode {
  const { label, value, options, onChange, inline } = props;
  const id = useId();
  return (
    <div className={clsx(styles.select, inline && styles.inline)} data-needs-script>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.target.value);
          if (chosen) onChange(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
    </div>
  );
}
