import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import figures from '@site/src/content/figures.yml';
import { figureValues } from '../../../content/figureValues';
import { Compare } from '../../islands';
import { comparedListIds, countingList, type ComparedListId } from '../../../content/listCatalogue';
import { lists } from '../../../lists';
import { useSiteData } from '../../useSiteData';
import { rankingOn } from '../../../lists/rankingOn';
import * as words from '../messages.en';

const countingLists = [...new Set(comparedListIds.flatMap((kind) => countingList(kind) ?? []))];
const counted = countingLists.flatMap((id) => lists[id].figures);

/** The lists whose values are too old to rank on a day. */
function oldOn(today: string): readonly ComparedListId[] {
  return comparedListIds.filter((kind) => {
    const id = countingList(kind);
    return id !== undefined && rankingOn(today, id).isOld;
  });
}

/**
 * The last day on which every list that is still ranked may mark its best values, because an old copy of the page does not know which list the
 * address will name. Undefined if none is ranked any more.
 */
function markedUntil(today: string): string | undefined {
  return countingLists.flatMap((id) => rankingOn(today, id).until ?? []).sort()[0];
}

/** The comparison of the rows that the address names, or the first three. */
export default function SideBySide(): ReactNode {
  const { today } = useSiteData();
  return (
    <>
      <div data-until={markedUntil(today)}>
        <Compare figures={figureValues(figures, counted)} old={oldOn(today)} />
      </div>
      <noscript>
        <p>
          {words.noScriptBefore} <Link to="/home-loans">{words.noScriptLink}</Link> {words.noScriptAfter}
        </p>
      </noscript>
    </>
  );
}
