import type { ReactNode } from 'react';
import type { CompareProps } from './compareSettings';
import HomeLoansView from './HomeLoansView';
import ListChoice from './ListChoice';

/** The HTML of the page that compares: home loans. A browser shows the list that the address names. */
export default function CompareOnPage(props: CompareProps): ReactNode {
  return (
    <div>
      <ListChoice kind="home-loans" />
      <HomeLoansView {...props} />
    </div>
  );
}
