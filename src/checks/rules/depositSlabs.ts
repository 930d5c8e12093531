import { slabOn, wholeDays } from '../../lib/quantities/depositSlab';
import { formatYears } from '../../lib/format/durations';
import { orderNumber } from '../../lib/quantities/cell';
import { formatRate } from '../../lib/quantities/percent';
import { slabOf } from '../../lib/quantities/slab';
import { exactly } from '../../lib/quantities/span';
import { MONTHS_IN_YEAR } from '../../lib/unitSizes';
import { depositTenures } from '../../content/depositTenures';
import type { RowOf } from '../../content/schemas';
import { rowProblem } from '../rowProblem';
import { validRows, type ValidRow } from '../validate';
import type { Rule } from './rule';

type Bank = RowOf<'fd-rates'>;
type Card = ValidRow<'deposit-slabs'>;

const allSlabs = ({ slabs, specials = [] }: Card['row']) => [...slabs, ...specials];

const inPercent = (percent: number | undefined): string =>
  percent === undefined ? 'no rate' : formatRate(exactly(percent));

/** Where an editor finds a card: file, line and bank. */
const placeOf = ({ file, index }: Card): string => `${file.path}:${file.placeOf(['rows', index, 'provider']).line}`;

/** What a row says that its card does not: each with the field, and what the card says of it. */
export function cardContradictions(
  bank: Bank,
  card: Card['row'],
): readonly (readonly [field: keyof Bank, says: string])[] {
  const slabs = allSlabs(card);
  const byTenure = depositTenures.flatMap(({ years, field, seniorField }) =>
    [field, seniorField].flatMap((name): readonly (readonly [keyof Bank, string])[] => {
      const isSenior = name === seniorField;
      const percent = slabOn(slabs, wholeDays(years * MONTHS_IN_YEAR), isSenior)?.percent;
      if (percent === orderNumber(bank[name])) return [];
      return [[name, `${inPercent(percent)} on ${formatYears(years)}${isSenior ? ' from the age of 60' : ''}`]];
    }),
  );
  const highest = Math.max(...slabs.flatMap(({ ratePercent }) => ratePercent ?? []));
  if (highest !== orderNumber(bank.highestRate)) return [...byTenure, ['highestRate', `${inPercent(highest)} at most`]];
  const isAsHigh = daysOfBracket(bank).every((days) => slabOn(slabs, days, false)?.percent === highest);
  if (isAsHigh) return byTenure;
  const paying = slabs.filter(({ ratePercent }) => ratePercent === highest).map(({ tenure }) => tenure);
  return [...byTenure, ['highestRate', `${inPercent(highest)} on ${paying.join(' or ')}`]];
}

/** The first and the last day of each tenure in the brackets of the highest rate: "600 or 900 days" has two. */
function daysOfBracket({ highestRate: { note = '' } }: Bank): readonly number[] {
  return note.split(/, | or /u).flatMap((tenure) => {
    const slab = slabOf(tenure);
    if (slab?.of !== 'days') return [];
    const { from, to, isFromIncluded, isToIncluded } = slab;
    const ends = [Math.round(from) + (isFromIncluded ? 0 : 1), Math.round(to) - (isToIncluded ? 0 : 1)];
    return ends.filter(Number.isFinite);
  });
}

/** Rates of the list of fixed deposits that are not those of the bank's rate card, and cards and rows without each other. */
export const depositSlabs: Rule = (site, report) => {
  const cards = validRows(site, 'deposit-slabs');
  const banks = validRows(site, 'fd-rates');
  if (cards.length === 0 || banks.length === 0) return;
  for (const { file, index, row } of banks) {
    const card = cards.find((one) => one.row.provider === row.provider);
    if (!card) {
      const message = `its rate card is missing; add its slabs to ${cards[0]?.file.path ?? ''}`;
      report(rowProblem(file, index, ['provider'], message));
      continue;
    }
    for (const [field, says] of cardContradictions(row, card.row)) {
      const message = `its rate card, ${placeOf(card)}, has ${says}; correct one of the two`;
      report(rowProblem(file, index, [field], message));
    }
  }
  for (const { file, index, row } of cards) {
    if (banks.some((bank) => bank.row.provider === row.provider)) continue;
    const message = `${banks[0]?.file.path ?? ''} has no row of this bank; add it there, or remove its card`;
    report(rowProblem(file, index, ['provider'], message));
  }
};
