import type { ReactNode } from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

interface Props {
  readonly isTicked: boolean;
  readonly onTick: (isTicked: boolean) => void;
  readonly children: ReactNode;
  readonly className?: string | undefined;
  /** Distinguishes boxes with the same label in different lists */
  readonly name?: string;
  /** What it stands for, where a script reads the box itself */
  readonly value?: string;
}

/** A checkbox with its label, large enough for a finger. */
export default function Checkbox({ isTicked, onTick, children, className, name, value }: Props): ReactNode {
  return (
    <label className={clsx(styles.check, className)} data-needs-script>
      <input
        type="checkbox"
        name={name}
        value={value}
        // A browser would put a tick back by the box's place, where another row may stand by now: keptTicks.ts does it by name.
        autoComplete={name && 'off'}
        checked={isTicked}
        onChange={(event) => onTick(event.target.checked)}
      />
      <span>{children}</span>
    </label>
  );
}
