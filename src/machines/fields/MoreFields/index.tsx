import type { ReactNode } from 'react';
import { ChevronDown } from 'lucide';
import Drawing from '../../../ui/Icon/Drawing';
import { useUnfolded } from '../hooks/useUnfolded';
import styles from './styles.module.css';
import * as words from '../messages.en';

interface Props {
  /** Names of the fields: "Score, salary bank, first owner" */
  readonly title: string;
  /** The verb on the button */
  readonly act?: string | undefined;
  /** How many of the fields differ from their defaults */
  readonly set?: number | undefined;
  /** Whether one of the fields is refused, alone or beside another; unfolds them, so that the message can be read */
  readonly isRefused?: boolean;
  readonly children: ReactNode;
}

/** Rarely used fields, collapsed behind "Add". */
export default function MoreFields({ title, act = words.add, set, isRefused, children }: Props): ReactNode {
  const fold = useUnfolded(isRefused);
  return (
    <details className={styles.more} ref={fold} data-needs-script>
      <summary>
        {title}
        <b>
          {set ? words.set({ count: set }) : act} <Drawing of={ChevronDown} size={18} />
        </b>
      </summary>
      <div>{children}</div>
    </details>
  );
}
