import type { ReactNode } from 'react';
import FieldsFold from '../fields/FieldsFold';
import type { Values } from '../fields/inputs/types';
import type { FoldProps } from './layout';
import styles from './Question.module.css';

/** The fields of a question: folded into one line on a phone, so that its answer comes first, and open beside the answer on a wide screen. */
export default function QuestionFold<V extends Values, Result>({
  definition,
  values,
  isRefused,
  children,
}: FoldProps<V, Result>): ReactNode {
  return (
    <FieldsFold brief={definition.answer?.brief(values)} isRefused={isRefused} className={styles.fold}>
      {children}
    </FieldsFold>
  );
}
