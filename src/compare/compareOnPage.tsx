import type { ReactNode } from 'react';
import { lists } from '../lists';
import CompareFrame from './CompareFrame';
import Compared, { type CompareProps } from './Compared';
import { FIRST_COMPARED } from './firstCompared';
import { comparisons } from './comparisons';

/** Renders the HTML of /compare, which contains one list. In the browser, the list that the address names replaces it. */
export default function CompareOnPage(props: CompareProps): ReactNode {
  return (
    <CompareFrame chosen={FIRST_COMPARED} shown={FIRST_COMPARED}>
      <Compared
        {...props}
        kind={FIRST_COMPARED}
        comparison={comparisons[FIRST_COMPARED]}
        list={lists[FIRST_COMPARED]}
      />
    </CompareFrame>
  );
}
