import type { ReactNode } from 'react';
import { Plus } from 'lucide';
import Drawing from '../Icon/Drawing';
import styles from './styles.module.css';

interface FaqProps {
  /** `<Question>`s */
  readonly children: ReactNode;
}

/** Questions whose answers open without a script, one at a time on the whole page. */
export function Faq({ children }: FaqProps): ReactNode {
  return <div className={styles.faq}>{children}</div>;
}

interface QuestionProps {
  readonly title: string;
  /** The answer, in Markdown */
  readonly children: ReactNode;
}

export function Question({ title, children }: QuestionProps): ReactNode {
  return (
    <details className={styles.item} name="question">
      <summary className={styles.question}>
        <h3>{title}</h3>
        <Drawing of={Plus} className={styles.sign} size={22} />
      </summary>
      <div className={styles.answer}>{children}</div>
    </details>
  );
}
