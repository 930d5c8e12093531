import type { ListId } from '../content/listCatalogue';
import { ageingOn, type Ranking } from '../machines/list/ageing';
import { lists } from '.';

/** Whether a list, or the part of it on a page, is still ranked on a day, year-month-day. */
export const rankingOn = (today: string, id: ListId, part?: string): Ranking =>
  ageingOn(
    today,
    lists[id].show(({ ageing }) => ageing, part),
  );
