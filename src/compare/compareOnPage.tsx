import type { ReactNode } from 'react';
import { lists } from '../lists';
import Compared, { FIRST_COMPARED, type CompareProps } from './Compared';
import { comparisons } from './comparisons';
import ListChoice from './ListChoice';
import styles from './styles.module.css';

/** Renders the HTML of /compare, which contains one list. In the browser, the list that the address names replaces it. */
export default function CompareOnPage(props: CompareProps): ReactNode {
  return (
    <div className={styles.whole}>
      <ListChoice chosen={FIRST_COMPARED} shown={FIRST_COMPARED} />
      <div>
        <Compared
          {...props}
          kind={FIRST_COMPARED}
          comparison={comparisons[FIRST_COMPARED]}
          list={lists[FIRST_COMPARED]}
        />
      </div>
    </div>
  );
}
