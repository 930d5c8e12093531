import type { FigureValues } from '../../content/figureValues';
import { formatMonth } from '../../lib/format/dates';
import type { Values } from '../fields/inputs/types';
import { lastKnownLead, medianDay } from './ageing';
import type { ListDefinition } from './definition';
import type { OfferGroup, OfferRow } from './rows';
import * as words from './messages.en';

/** Who shows old values. A comparison keeps their sums, next to the visitor's own. */
type ShownIn = 'list' | 'comparison';

/** A row without its tag, distances and other claims of rank, nor sums of a list that then shows none. */
function placeless({ figuresOnceOld, ...row }: OfferRow, shownIn: ShownIn): OfferRow {
  const [first, second, third] = (shownIn === 'list' ? figuresOnceOld : undefined) ?? row.figures;
  const bare = ({ distance: _distance, isBest: _isBest, ...figure }: typeof first): typeof first => figure;
  return { ...row, figures: [bare(first), bare(second), bare(third)] };
}

function unranked({ tag: _tag, onceOld, ...group }: OfferGroup, shownIn: ShownIn): OfferGroup {
  const rowOf = (row: OfferRow): OfferRow => placeless(row, shownIn);
  return {
    ...group,
    ...onceOld,
    isOfferAbove: true,
    ranked: group.ranked.map(rowOf),
    unranked: group.unranked.map((part) => ({ ...part, rows: part.rows.map(rowOf) })),
  };
}

/** The example of an offer, as far as the visitor has entered none. No fee of ours is added to a rate of theirs. */
function exampleFor<V extends Values>({ offer }: ListDefinition<V>, values: V, figures: FigureValues): Partial<V> {
  const [rate] = offer?.names ?? [];
  if (!offer || rate === undefined || values[rate] !== null) return {};
  const missing = Object.entries(offer.example(values, figures)).filter(
    ([name, value]) => values[name] === null && value !== null,
  );
  return Object.fromEntries(missing) as Partial<V>;
}

/**
 * A list with values too old to rank: sorted by name, without a winner, a tag or a total in the lead but that of the visitor's own offer, whose
 * fields it opens with, or of an example until they are filled in. It still sorts, filters and calculates.
 */
export function lastKnown<V extends Values>(
  definition: ListDefinition<V>,
  shownIn: ShownIn = 'list',
): ListDefinition<V> {
  const { ageing, order, inputs, defaults, mainFields, offer, ordersOnceOld = {} } = definition;
  if (!ageing) return definition;
  const choice = order === undefined ? undefined : inputs[order];
  const canBeByName = choice?.kind === 'choice' && choice.options.some(({ value }) => value === 'name');
  const byName = canBeByName && order !== undefined ? { [order]: 'name' } : {};
  const orderFor = (values: V): Partial<V> => {
    const shown = order === undefined ? undefined : ordersOnceOld[String(values[order])];
    return order === undefined || shown === undefined ? {} : ({ [order]: shown } as Partial<V>);
  };
  const { withoutScript: _withoutScript, offer: _offer, ...rest } = definition;
  return {
    ...rest,
    // What the visitor was offered is of today.
    mainFields: [...(offer?.names ?? []), ...mainFields],
    ...(offer && { fieldsTitle: words.enterOffer }),
    defaults: { ...defaults, ...byName },
    answer: (values, figures) => {
      const example = exampleFor(definition, values, figures);
      const isExample = Object.keys(example).length > 0;
      const answer = definition.answer({ ...values, ...orderFor(values), ...example }, figures, isExample);
      const { result: _result, certain, idleOrders, ...kept } = answer;
      const [first, ...others] = answer.groups;
      const { alone } = first.ownOffer ?? {};
      return {
        ...kept,
        idleOrders: { ...idleOrders, ...ordersOnceOld },
        ...(alone && {
          result: alone.result,
          offerFirst: {
            example,
            asks: alone.asks,
            heading: words.lastKnownRates({ month: formatMonth(medianDay(ageing)) }),
            standing: alone.standing,
          },
        }),
        ...(certain === undefined ? { lead: lastKnownLead(ageing) } : { lead: certain, age: lastKnownLead(ageing) }),
        groups: [unranked(first, shownIn), ...others.map((group) => unranked(group, shownIn))],
      };
    },
  };
}
