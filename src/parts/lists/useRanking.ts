import { rankedUntil } from '@site/src/machines/list/ageing';
import { lists } from '@site/src/lists';
import type { ListId } from '@site/src/content/listCatalogue';
import { useSiteData } from '../useSiteData';

/** How long a list may be ranked, as of the day of the build. */
export interface Ranking {
  readonly isOld: boolean;
  /**
   * Its last day, for `data-until`: on a copy that is opened later, src/behaviours/overdue.ts removes the ranking. Undefined if that day has passed,
   * or the list does not age.
   */
  readonly until: string | undefined;
}

/** Whether a list, or the part of it on a page, is still ranked. */
export function rankingOn(today: string, id: ListId, part?: string): Ranking {
  const ageing = lists[id].show(({ ageing: own }) => own, part);
  const until = ageing && rankedUntil(ageing);
  const isOld = until !== undefined && today > until;
  return { isOld, until: isOld ? undefined : until };
}

/** The same on the day of the build. */
export function useRanking(id: ListId, part?: string): Ranking {
  return rankingOn(useSiteData().today, id, part);
}
