import type { Values } from '../fields/inputs/types';
import { lastKnownLead } from './ageing';
import type { ListDefinition } from './definition';
import type { OfferGroup, OfferRow } from './rows';
import * as words from './messages.en';

/** A row without its tag, distances and other claims of rank. */
function placeless(row: OfferRow): OfferRow {
  const [first, second, third] = row.figures;
  const bare = ({ distance: _distance, isBest: _isBest, ...figure }: typeof first): typeof first => figure;
  return { ...row, figures: [bare(first), bare(second), bare(third)] };
}

function unranked({ tag: _tag, narrow, narrowOnceOld = narrow, ...group }: OfferGroup): OfferGroup {
  return {
    ...group,
    narrow: narrowOnceOld,
    ranked: group.ranked.map(placeless),
    unranked: group.unranked.map((part) => ({ ...part, rows: part.rows.map(placeless) })),
  };
}

/** The example of an offer, as far as the visitor has entered none. */
function exampleFor<V extends Values>({ offer }: ListDefinition<V>, values: V): Partial<V> {
  const missing = Object.entries(offer?.example ?? {}).filter(([name]) => values[name] === null);
  return Object.fromEntries(missing) as Partial<V>;
}

/**
 * A list with values too old to rank: sorted by name, without a winner, a tag or a total in the lead but that of the visitor's own offer, whose
 * fields it opens with, or of an example until they are filled in. It still sorts, filters and calculates.
 */
export function lastKnown<V extends Values>(definition: ListDefinition<V>): ListDefinition<V> {
  const { ageing, order, inputs, defaults, mainFields, offer } = definition;
  if (!ageing) return definition;
  const choice = order === undefined ? undefined : inputs[order];
  const canBeByName = choice?.kind === 'choice' && choice.options.some(({ value }) => value === 'name');
  const byName = canBeByName && order !== undefined ? { [order]: 'name' } : {};
  const { withoutScript: _withoutScript, offer: _offer, ...rest } = definition;
  return {
    ...rest,
    // What the visitor was offered is of today.
    mainFields: [...mainFields, ...(offer?.names ?? [])],
    asksFirst: offer !== undefined,
    ...(offer && { fieldsTitle: words.enterOffer }),
    defaults: { ...defaults, ...byName },
    answer: (values, figures) => {
      const example = exampleFor(definition, values);
      const answer = definition.answer({ ...values, ...example }, figures, Object.keys(example).length > 0);
      const { result, certain, ...kept } = answer;
      const [first, ...others] = answer.groups;
      return {
        ...kept,
        ...(first.ownOffer && { result }),
        ...(certain === undefined ? { lead: lastKnownLead(ageing) } : { lead: certain, age: lastKnownLead(ageing) }),
        groups: [unranked(first), ...others.map(unranked)],
      };
    },
  };
}
