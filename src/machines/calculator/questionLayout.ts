import type { Layout } from './layout';
import styles from './Question.module.css';
import QuestionAnswer from './QuestionAnswer';
import QuestionFold from './QuestionFold';

/** The answer in the page, the fields folded above it or open beside it. */
export const questionLayout: Layout = {
  Answer: QuestionAnswer,
  Fold: QuestionFold,
  classes: { calculator: styles.calculator, inputs: styles.inputs, acts: styles.acts },
};
