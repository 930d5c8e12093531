import { useId, type ReactNode, createContext, useContext } from 'react';
import { Plus } from 'lucide';
import Drawing from '../Icon/Drawing';
import styles from './styles.module.css';

/** The name that the questions of one list share: the browser keeps at most one of them open. */
const FaqName = createContext<string | undefined>(undefined);

interface FaqProps {
  /** `<Question>`s */
  readonly children: ReactNode;
}

/** Questions whose answers open one at a time, without a script. */
export function Faq({ children }: FaqProps): ReactNode {
  return (
    <FaqName.Provider value={useId()}>
      <div className={styles.faq}>{children}</div>
    </FaqName.Provider>
  );
}

interface QuestionProps {
  readonly title: string;
  /** The answer, in Markdown */
  readonly children: ReactNode;
}

export function Question({ title, children }: QuestionProps): ReactNode {
  return (
    <details className={styles.item} name={useContext(FaqName)}>
      <summary className={styles.question}>
        <h3>{title}</h3>
        <Drawing of={Plus} className={styles.sign} size={22} />
      </summary>
      <div className={styles.answer}>{children}</div>
    </details>
  );
}
