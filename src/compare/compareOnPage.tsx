import type { ReactNode } from 'react';
import type { CompareProps } from './compareSettings';
import HomeLoansView from './HomeLoansView';
import ListChoice from './ListChoice';

/** Renders the HTML of /compare, which contains home loans. In the browser, the list that the address names replaces them. */
export default function CompareOnPage(props: CompareProps): ReactNode {
  return (
    <div>
      <ListChoice kind="home-loans" />
      <HomeLoansView {...props} />
    </div>
  );
}
