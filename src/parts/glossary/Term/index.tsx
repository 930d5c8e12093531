import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { GLOSSARY_PATH } from '../../../lib/glossary';
import styles from './styles.module.css';

interface Props {
  /** An id of src/content/glossary.yml */
  readonly id: string;
  readonly children: ReactNode;
}

/** A glossary term in a sentence. It links to its entry; src/behaviours/terms.ts explains it in place. */
export default function Term({ id, children }: Props): ReactNode {
  return (
    <Link to={`${GLOSSARY_PATH}#${id}`} className={styles.term} data-term={id}>
      {children}
    </Link>
  );
}
