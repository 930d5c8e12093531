import type { ReactNode } from 'react';
import registry from '@site/src/content/figures.yml';
import { figureValues } from '../../../content/figureValues';
import type { LoanListId } from '../../../content/listCatalogue';
import { lists } from '../../../lists';
import { Refinance as RefinanceIsland } from '../../islands';
import { useRanking } from '../useRanking';

interface Props {
  readonly list: LoanListId;
}

/** Refinancing of a running loan, starting from an example. */
export default function Refinance({ list }: Props): ReactNode {
  const { isOld, until } = useRanking(list);
  return (
    <div data-until={until}>
      <RefinanceIsland id={list} {...(isOld && { isOld })} figures={figureValues(registry, lists[list].figures)} />
    </div>
  );
}
