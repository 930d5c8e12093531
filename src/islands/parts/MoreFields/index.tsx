import type { ReactNode } from 'react';
import { ChevronDown } from 'lucide';
import Drawing from '../../../components/ui/Icon/Drawing';
import styles from './styles.module.css';

interface Props {
  /** What the fields are about: "Score, salary bank, first owner" */
  readonly title: string;
  readonly children: ReactNode;
}

/** Fields that fewer visitors need, folded away behind "Add". */
export default function MoreFields({ title, children }: Props): ReactNode {
  return (
    <details className={styles.more} data-needs-script>
      <summary>
        {title}
        <b>
          Add <Drawing of={ChevronDown} size={18} />
        </b>
      </summary>
      <div>{children}</div>
    </details>
  );
}
