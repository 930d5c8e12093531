import type { ReactNode } from 'react';
import { ChevronDown, SlidersHorizontal } from 'lucide';
import Drawing from '../../ui/Icon/Drawing';
import { useUnfolded } from '../fields/hooks/useUnfolded';
import styles from './Question.module.css';
import * as words from './messages.en';

interface Props {
  /** The values in a few words */
  readonly brief: string;
  /** Whether a field is refused; unfolds them */
  readonly isRefused: boolean;
  readonly children: ReactNode;
}

/** The fields of a question: folded into one line on a phone, so that its answer comes first, and open beside the answer on a wide screen. */
export default function FieldsFold({ brief, isRefused, children }: Props): ReactNode {
  const fold = useUnfolded(isRefused);
  return (
    <details className={styles.fold} ref={fold}>
      <summary>
        <Drawing of={SlidersHorizontal} size={20} />
        <span>
          <span className="visuallyHidden">{words.yourNumbers}</span> {brief}
        </span>
        <Drawing of={ChevronDown} size={20} />
      </summary>
      {/* The bar of the result is hidden by what its parent holds. */}
      <div data-needs-script>{children}</div>
    </details>
  );
}
