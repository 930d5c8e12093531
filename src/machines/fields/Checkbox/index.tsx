import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import clsx from 'clsx';
import { useTurns } from '../hooks/useTurns';
import styles from './styles.module.css';

interface Props {
  readonly isTicked: boolean;
  readonly onTick: (isTicked: boolean) => void;
  readonly children: ReactNode;
  readonly className?: string | undefined;
  /** As in the address; of the boxes of a list, which list it is */
  readonly name?: string;
  /** What it stands for, where a script reads the box itself */
  readonly value?: string;
}

/** A checkbox with its label, large enough for a finger. */
export default function Checkbox({ isTicked, onTick, children, className, name, value }: Props): ReactNode {
  const box = useRef<HTMLInputElement>(null);
  const [first] = useState(isTicked);
  const isFirst = useRef(true);
  const turns = useTurns<HTMLLabelElement>(({ type, text }) => type === 'input' && onTick(text === '1'));

  useLayoutEffect(() => {
    // The first render is that of the HTML, and a tick that is there already is yet to be taken.
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
        // A browser would put a tick back by the box's place, where another row may stand by now: keptTicks.ts does it by name.
        autoComplete={name && 'off'}
        defaultChecked={first}
      />
      <span>{children}</span>
    </label>
  );
}
