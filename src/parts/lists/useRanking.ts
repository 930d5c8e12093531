import { rankedUntil, type Ageing } from '../../machines/list/ageing';
import { lists } from '../../lists';
import type { ListId } from '../../content/listCatalogue';
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

/** Whether values are still ranked on a day; what has no age always is. */
export function ageingOn(today: string, ageing: Ageing | undefined): Ranking {
  const until = ageing && rankedUntil(ageing);
  const isOld = until !== undefined && today > until;
  return { isOld, until: isOld ? undefined : until };
}

/** Whether a list, or the part of it on a page, is still ranked. */
export const rankingOn = (today: string, id: ListId, part?: string): Ranking =>
  ageingOn(
    today,
    lists[id].show(({ ageing }) => ageing, part),
  );

/** The same on the day of the build. */
export function useRanking(id: ListId, part?: string): Ranking {
  return rankingOn(useSiteData().today, id, part);
}
