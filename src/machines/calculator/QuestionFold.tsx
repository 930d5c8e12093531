import type { ReactNode } from 'react';
import { ChevronDown, SlidersHorizontal } from 'lucide';
import Drawing from '../../ui/Icon/Drawing';
import type { Values } from '../fields/inputs/types';
import { useUnfolded } from '../fields/hooks/useUnfolded';
import type { FoldProps } from './layout';
import styles from './Question.module.css';
import * as words from './messages.en';

/** The fields of a question: folded into one line on a phone, so that its answer comes first, and open beside the answer on a wide screen. */
export default function FieldsFold<Own extends Values, Result>({
  definition,
  values,
  isRefused,
  children,
}: FoldProps<Own, Result>): ReactNode {
  const fold = useUnfolded(isRefused);
  return (
    <details className={styles.fold} ref={fold}>
      <summary>
        <Drawing of={SlidersHorizontal} size={20} />
        <span>
          <span className="visuallyHidden">{words.yourNumbers}</span> {definition.answer?.brief(values)}
        </span>
        <Drawing of={ChevronDown} size={20} />
      </summary>
      {/* The bar of the result is hidden by what its parent holds. */}
      <div data-needs-script>{children}</div>
    </details>
  );
}
