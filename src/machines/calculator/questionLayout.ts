import FieldsFold from './FieldsFold';
import type { Layout } from './layout';
import styles from './Question.module.css';
import QuestionAnswer from './QuestionAnswer';

/** The answer in the page, the fields folded above it or open beside it. */
export const questionLayout: Layout = {
  Answer: QuestionAnswer,
  Fold: FieldsFold,
  classes: { calculator: styles.calculator, inputs: styles.inputs, acts: styles.acts },
};
