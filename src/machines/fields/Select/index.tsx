import { useId, useRef, useState, type ReactNode } from 'react';
import clsx from 'clsx';
import { useNativeValue } from '../hooks/useNativeValue';
import { useTurns } from '../hooks/useTurns';
import styles from './styles.module.css';

interface Props<Value extends string> {
  /** As in the address, if it is part of it */
  readonly name?: string;
  readonly label: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly text: string }[];
  readonly onChange: (value: Value) => void;
  /** Places the label left of the box instead of above */
  readonly inline?: boolean;
}

export default function Select<Value extends string>(props: Props<Value>): ReactNode {
  const { name, label, value, options, onChange, inline } = props;
  const id = useId();
  const select = useRef<HTMLSelectElement>(null);
  const [first] = useState(value);
  const [acts, setActs] = useState(0);
  useNativeValue(select, value, { acts });
  const turns = useTurns<HTMLDivElement>(({ type, text }) => {
    const chosen = options.find((option) => option.value === text);
    if (type !== 'input' || !chosen) return;
    setActs((before) => before + 1);
    onChange(chosen.value);
  });
  return (
    <div className={clsx(styles.select, inline && styles.inline)} data-needs-script {...turns}>
      <label htmlFor={id}>{label}</label>
      <select ref={select} id={id} name={name} defaultValue={first}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
    </div>
  );
}
