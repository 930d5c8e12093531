import { formatMonth } from '../../lib/format/dates';
import type { Phrase } from '../../lib/offers/types';
import type { Values } from '../parts/inputs/types';
import type { ListAnswer, ListDefinition } from './definition';
import type { OfferGroup, OfferRow } from './rows';

/** Rates follow the market: after half a year they say nothing of today. The terms of a card hold until the issuer changes them. */
export const RATES_HOLD_MONTHS = 6;
export const TERMS_HOLD_MONTHS = 12;

/** Until when the values of a list may be ranked. */
export interface Ageing {
  /** The day from which the values of each row are known, as year-month-day */
  readonly days: readonly string[];
  /** How long values of this kind stay near what they were, in months */
  readonly months: number;
  /** What the values are, for a sentence: "rates" */
  readonly what: string;
  /** Whom to ask for the value of today: "lender" */
  readonly whom: string;
}

/**
 * The last day on which a list is ranked: so many months after the day of its median row. Of an even number, the older of the two in the
 * middle counts.
 * @throws {RangeError} when there is no row
 */
export function rankedUntil({ days, months }: Pick<Ageing, 'days' | 'months'>): string {
  const median = [...days].sort()[Math.ceil(days.length / 2) - 1];
  if (median === undefined) throw new RangeError('a list without rows has no age');
  const [year = 0, month = 1, day = 1] = median.split('-').map(Number);
  // 31 August and six months is the last day of February.
  const lastOfMonth = Date.UTC(year, month + months, 0);
  const sameDay = Date.UTC(year, month - 1 + months, day);
  return new Date(Math.min(lastOfMonth, sameDay)).toISOString().slice(0, 10);
}

/** A row without what it says of its place among the others. */
function placeless(row: OfferRow): OfferRow {
  const [first, second, third] = row.figures;
  const bare = ({ distance: _distance, isBest: _isBest, ...figure }: typeof first): typeof first => figure;
  return { ...row, figures: [bare(first), bare(second), bare(third)] };
}

function unranked({ tag: _tag, ...group }: OfferGroup): OfferGroup {
  return {
    ...group,
    ranked: group.ranked.map(placeless),
    apart: group.apart.map((part) => ({ ...part, rows: part.rows.map(placeless) })),
  };
}

function leadOf({ days, what, whom }: Ageing, { given }: ListAnswer): readonly Phrase[] {
  const [newest = ''] = [...days].sort().reverse();
  return [
    { text: `Last known ${what}, ${formatMonth(newest.slice(0, 7))}`, strong: true },
    {
      text: `, counted for ${given}. They are too old to rank, so the list stands by name. Ask each ${whom} for its ${what} of today.`,
    },
  ];
}

/**
 * A list whose values are too old to be ranked: without a winner, a tag or a sum in its headline, by name. It still sorts, filters and
 * computes.
 */
export function lastKnown<Own extends Values>(definition: ListDefinition<Own>): ListDefinition<Own> {
  const { ageing, order, inputs, defaults } = definition;
  if (!ageing) return definition;
  const choice = order === undefined ? undefined : inputs[order];
  const canBeByName = choice?.kind === 'choice' && choice.options.some(({ value }) => value === 'name');
  const byName = canBeByName && order !== undefined ? { [order]: 'name' } : {};
  return {
    ...definition,
    defaults: { ...defaults, ...byName },
    answer: (values, figures) => {
      const answer = definition.answer(values, figures);
      const { result: _result, ...rest } = answer;
      const [first, ...others] = answer.groups;
      return { ...rest, lead: leadOf(ageing, answer), groups: [unranked(first), ...others.map(unranked)] };
    },
  };
}

/** Whether the values of a list are too old to be ranked on a day. */
export function isTooOld({ ageing }: { readonly ageing?: Ageing | undefined }, today: string): boolean {
  return ageing !== undefined && today > rankedUntil(ageing);
}
