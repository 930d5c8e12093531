import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import figures from '@site/src/content/figures.yml';
import { figureValues } from '@site/src/content/figureValues';
import { Compare } from '@site/src/parts/islands';
import { comparedListIds, countingList, type ComparedListId } from '@site/src/content/listCatalogue';
import { lists } from '@site/src/lists';
import { useSiteData } from '../../useSiteData';
import { rankingOn } from '../useRanking';

const counted = comparedListIds.flatMap((kind) => {
  const id = countingList(kind);
  return id === undefined ? [] : lists[id].figures;
});

/** The kinds of comparison whose values are too old to be ranked on a day. */
function oldOn(today: string): readonly ComparedListId[] {
  return comparedListIds.filter((kind) => {
    const id = countingList(kind);
    return id !== undefined && rankingOn(today, id).isOld;
  });
}

/** Rows of a list side by side: those that the address names, or the first three. */
export default function SideBySide(): ReactNode {
  const { today } = useSiteData();
  return (
    <>
      <Compare figures={figureValues(figures, counted)} old={oldOn(today)} />
      <noscript>
        <p>
          To choose other lenders, turn on JavaScript. Without it, each row of the{' '}
          <Link to="/home-loans">home loans</Link> opens to the same values.
        </p>
      </noscript>
    </>
  );
}
