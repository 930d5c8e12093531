import type { ListId } from '../../content/listCatalogue';
import { rankingOn } from '../../lists/rankingOn';
import type { Ranking } from '../../machines/list/ageing';
import { useSiteData } from '../useSiteData';

/** Whether a list, or the part of it on a page, is still ranked on the day of the build. */
export function useRanking(id: ListId, part?: string): Ranking {
  return rankingOn(useSiteData().today, id, part);
}
