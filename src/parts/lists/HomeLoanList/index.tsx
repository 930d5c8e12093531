import type { ReactNode } from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import defaults from '@site/src/content/defaults.yml';
import figures from '@site/src/content/figures.yml';
import { OLD_ORDER } from '@site/src/content/listingText';
import { loanRules } from '@site/src/content/loanRules';
import type { ListingFile } from '@site/src/content/schemas';
import { HomeLoans } from '@site/src/parts/islands';
import { DataNote, SourceNote } from '../DataNote';
import ListStructuredData from '../ListStructuredData';
import NobodyPays from '../NobodyPays';
import { useRanking } from '../useRanking';

interface Props {
  readonly data: ListingFile<'home-loans'>;
}

/** The list of home loans, and below it when the rows were read and how they were selected. */
export default function HomeLoanList({ data }: Props): ReactNode {
  useBrokenLinks().collectAnchor('offers');
  const { isOld, until } = useRanking('home-loans');
  return (
    <>
      <div data-until={until}>
        <HomeLoans rules={loanRules(figures, defaults, 'home-loan', isOld)} />
      </div>
      <NobodyPays />
      <DataNote data={data} {...(isOld && { order: OLD_ORDER })} />
      <SourceNote data={data} />
      <ListStructuredData data={data} />
    </>
  );
}
