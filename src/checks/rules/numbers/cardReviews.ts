import type { RowOf } from '../../../content/schemas';
import type { Cap } from '../../../lib/quantities/earning';
import { rowProblem } from '../../rowProblem';
import { validRows } from '../../validate';
import type { Rule } from '../rule';
import { numbersIn, rounds } from './writtenNumbers';

type Card = RowOf<'cards'>;

/** GST on fees, as a part of the fee. What a card costs with it may stand in its review. */
const GST = 0.18;

/** Percentages and sums in what a page says of a card that its record neither has nor comes to. */
export const cardReviews: Rule = (site, report) => {
  const cards = new Map(validRows(site, 'cards').map((one) => [one.row.id, one]));
  for (const { file, index, row } of validRows(site, 'card-listings')) {
    const card = cards.get(row.card);
    if (!card) continue;
    const written = numbersIn(JSON.stringify(card.file.rows[card.index]));
    const amounts = {
      percent: [...valuesOf('percent'), ...sharesOf(card.row)],
      rupees: [...valuesOf('rupees'), ...sumsOf(card.row)],
    };
    for (const number of numbersIn(row.review)) {
      if (number.unit === 'other' || amounts[number.unit].some((amount) => rounds(number, amount))) continue;
      const message = `its record, ${card.file.path}:${card.file.placeOf(['rows', card.index]).line}, neither has ${number.text} nor comes to it; compare both`;
      report(rowProblem(file, index, ['review'], message));
    }

    function valuesOf(unit: 'percent' | 'rupees'): readonly number[] {
      return written.flatMap((one) => (one.unit === unit ? [one.value] : []));
    }
  }
};

/** Rupees that a point may be worth. */
function worthsOf({ pointWorth }: Card): readonly number[] {
  return (pointWorth?.uses ?? []).flatMap(({ value: { least, most } }) => [least ?? 0, most ?? 0]);
}

/** Percent of the spending that each line of a card may return. */
function sharesOf(card: Card): readonly number[] {
  const worths = worthsOf(card);
  return card.rewards.rules.flatMap(({ earns, above }) =>
    [earns, ...(above ? [above.earns] : [])].flatMap((earning) =>
      earning.kind === 'percent'
        ? [earning.percent]
        : worths.map((worth) => ((earning.points * worth) / earning.per) * 100),
    ),
  );
}

/** Rupee amounts that follow from a card's terms: the worth of its caps and milestones, the spending that uses up a cap, its fees with GST. */
function sumsOf(card: Card): readonly number[] {
  const worths = worthsOf(card);
  const { rules, totalCap, milestones = [] } = card.rewards;
  const caps = [...rules.map(({ cap }) => cap), totalCap].flatMap((cap) => rupeesOf(cap, worths));
  const bonuses = milestones.flatMap(({ points = 0 }) => worths.map((worth) => points * worth));
  const fees = [card.fees.joining.most ?? 0, card.fees.yearly.most ?? 0].map((fee) => fee * (1 + GST));
  const usedUp = caps.flatMap((cap) => sharesOf(card).map((share) => (cap / share) * 100));
  return [...caps, ...bonuses, ...fees, ...usedUp];
}

function rupeesOf(cap: Cap | { readonly kind: string } | undefined, worths: readonly number[]): readonly number[] {
  if (cap === undefined) return [];
  if ('rupees' in cap) return [cap.rupees];
  return 'points' in cap ? worths.map((worth) => cap.points * worth) : [];
}
