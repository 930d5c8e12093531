import type { ReactNode } from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

interface Props {
  readonly isTicked: boolean;
  readonly onTick: (isTicked: boolean) => void;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** A box with its words, as large as a finger. */
export default function Checkbox({ isTicked, onTick, children, className }: Props): ReactNode {
  return (
    <label className={clsx(styles.check, className)} data-needs-script>
      <input type="checkbox" checked={isTicked} onChange={(event) => onTick(event.target.checked)} />
      <span>{children}</span>
    </label>
  );
}
