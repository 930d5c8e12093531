import CalculatorAnswer from './CalculatorAnswer';
import type { Layout } from './layout';
import styles from './styles.module.css';

/** Fields and answer on two cards. */
export const calculatorLayout: Layout = {
  Answer: CalculatorAnswer,
  Fold: ({ children }) => children,
  classes: { calculator: styles.calculator, inputs: styles.inputs, acts: styles.acts },
};
