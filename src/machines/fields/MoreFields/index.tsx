import { useEffect, useRef, type ReactNode } from 'react';
import { ChevronDown } from 'lucide';
import Drawing from '../../../ui/Icon/Drawing';
import styles from './styles.module.css';

interface Props {
  /** What the fields are about: "Score, salary bank, first owner" */
  readonly title: string;
  /** The verb on the button */
  readonly act?: string | undefined;
  /** How many of the fields differ from their defaults */
  readonly set?: number;
  /** Whether one of the fields does not go with another: it unfolds, so that what is wrong can be read */
  readonly isRefused?: boolean;
  readonly children: ReactNode;
}

/** Fields that fewer visitors need, collapsed behind "Add". */
export default function MoreFields({ title, act = 'Add', set = 0, isRefused = false, children }: Props): ReactNode {
  const fold = useRef<HTMLDetailsElement>(null);

  // Only ever opened: it would be rude to fold the field away while it is being mended.
  useEffect(() => {
    if (isRefused && fold.current) fold.current.open = true;
  }, [isRefused]);

  return (
    <details className={styles.more} ref={fold} data-needs-script>
      <summary>
        {title}
        <b>
          {set > 0 ? `${set} set` : act} <Drawing of={ChevronDown} size={18} />
        </b>
      </summary>
      <div>{children}</div>
    </details>
  );
}
