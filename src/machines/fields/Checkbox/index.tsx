import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import clsx from 'clsx';
import { useTurns } from '../hooks/useTurns';
import styles from './styles.module.css';

interface Props {
  readonly isTicked: boolean;
  readonly onTick: (isTicked: boolean) => void;
  readonly children: ReactNode;
  readonly className?: string | undefined;
  /** As in the address; for the checkboxes of a list, the list's name */
  readonly name?: string;
  /** Its value, for scripts that read the checkbox */
  readonly value?: string;
}

/** A checkbox with its label, with a touch target of full size. */
export default function Checkbox({ isTicked, onTick, children, className, name, value }: Props): ReactNode {
  const box = useRef<HTMLInputElement>(null);
  const [first] = useState(isTicked);
  const isFirst = useRef(true);
  const turns = useTurns<HTMLLabelElement>(({ type, text }) => type === 'input' && onTick(text === '1'));

  useLayoutEffect(() => {
    // The first render matches the HTML; an existing tick is processed afterwards.
    if (!isFirst.current && box.current) box.current.checked = isTicked;
    isFirst.current = false;
  });

  return (
    <label className={clsx(styles.check, className)} data-needs-script {...turns}>
      <input
        ref={box}
        type="checkbox"
        name={name}
        value={value}
        // A browser would restore ticks by position, where another row may be by now; keptTicks.ts restores them by name.
        autoComplete={name && 'off'}
        defaultChecked={first}
      />
      <span>{children}</span>
    </label>
  );
}
