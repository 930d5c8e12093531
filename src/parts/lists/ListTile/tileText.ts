import registry from '@site/src/content/figures.yml';
import { figureValues } from '../../../content/figureValues';
import type { ListId } from '../../../content/listCatalogue';
import { lists } from '../../../lists';
import { rankingOn } from '../../../lists/rankingOn';
import { valuesFor } from '../../../machines/fields/inputs/valuesFor';
import { lastKnown } from '../../../machines/list/lastKnown';
import { leadText } from '../../../machines/list/leadText';
import * as words from '../messages.en';

/** The list that a tile links to. */
export interface TileList {
  readonly id: ListId;
  /** Part of the list on its page */
  readonly part?: string | undefined;
  /** Inputs that differ from the defaults, as in an address: "amount=300000&years=3" */
  readonly inputs?: string | undefined;
}

/** What a list's tile says on a day, year-month-day: its answer for example inputs; once it is too old to rank, what it still does for an offer. */
export function tileText({ id, part, inputs = '' }: TileList, today: string): string {
  const { isOld } = rankingOn(today, id, part);
  return lists[id].show((ranked) => {
    const definition = isOld ? lastKnown(ranked) : ranked;
    const values = valuesFor(`the list "${id}"`, definition, inputs);
    const lead = leadText(definition.answer(values, figureValues(registry, lists[id].figures)));
    return isOld && ranked.offer ? words.tileOffer : lead;
  }, part);
}
