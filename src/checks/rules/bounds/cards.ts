import { formatMoney } from '../../../lib/quantities/money';
import type { Cap, Earning } from '../../../lib/quantities/earning';
import { cardKindNames } from '../../../content/cardKindIds';
import type { RowOf } from '../../../content/schemas';
import { rowProblem } from '../../rowProblem';
import { validRows } from '../../validate';
import type { Rule } from '../rule';
import { askFor, shown } from './ask';

type Card = RowOf<'cards'>;

/** How many times its yearly fee one has to spend for a card to waive it. */
const WAIVER_TIMES = { least: 20, most: 2000 } as const;
/** How many times the one of its two fees the other is. */
const MOST_FEES_APART = 5;
/** Rupees of income a year that a card asks for, and of its fees. */
const INCOME = { least: 100_000, most: 20_000_000 } as const;
const MOST_FEE = 100_000;
/** Rupees that a point is worth. */
const POINT = { least: 0.02, most: 2 } as const;
/** Percent of the spending that a line pays: the one for everything else, another without a cap, another with one. */
const MOST_PAID = { base: 6, uncapped: 10, capped: 30 } as const;
/** Spending a month by which a cap is judged, and the least in a month at which one may be used up. */
const SPENT_A_MONTH = 25_000;
const LEAST_TO_CAP = 1_000;
const MOST_MARKUP = 5;

/** Terms of cards outside what cards have. */
export const cardBounds: Rule = (site, report) => {
  const ask = askFor(site, report);
  for (const { row, ...place } of validRows(site, 'cards')) {
    const { fees, income, markup } = row;
    const [joining = 0, yearly = 0] = [fees.joining.most, fees.yearly.most];
    const waivedFrom = fees.waivedFrom?.most;
    if (Math.max(joining, yearly) > MOST_FEE)
      ask(place, ['fees', 'yearly'], `no card costs more than ${formatMoney(MOST_FEE)}`);
    if (joining > 0 && yearly > 0 && Math.max(joining / yearly, yearly / joining) > MOST_FEES_APART) {
      ask(
        place,
        ['fees', joining > yearly ? 'joining' : 'yearly'],
        `the other fee is ${formatMoney(Math.min(joining, yearly))}`,
      );
    }
    if (waivedFrom !== undefined && yearly > 0 && !isWithin(waivedFrom / yearly, WAIVER_TIMES)) {
      const usual = `a card waives its fee for ${WAIVER_TIMES.least} to ${shown(WAIVER_TIMES.most)} times as much spending`;
      ask(
        place,
        ['fees', 'waivedFrom'],
        `the yearly fee is ${formatMoney(yearly)}, and ${usual}: compare both with the document`,
      );
    }
    if (income.value.kind === 'money' && !isWithin(income.value.least ?? income.value.most ?? 0, INCOME)) {
      ask(place, ['income', 'value'], 'it is the income of a year: see whether the document says it of a month');
    }
    if (markup.value.kind === 'share' && (markup.value.most ?? 0) > MOST_MARKUP) {
      ask(place, ['markup', 'value'], `no card asks more than ${MOST_MARKUP}% on foreign payments`);
    }
    for (const [at, { value }] of (row.pointWorth?.uses ?? []).entries()) {
      if (isWithin(value.most ?? 0, POINT)) continue;
      ask(
        place,
        ['pointWorth', 'uses', at, 'value'],
        `a point is worth ${formatMoney(POINT.least)} to ${formatMoney(POINT.most)}`,
      );
    }
    for (const { path, doubt } of rewardDoubts(row)) ask(place, ['rewards', ...path], doubt);
  }
};

/** Cards with a fee on the page of those without one. */
export const freeCards: Rule = (site, report) => {
  const fees = new Map(validRows(site, 'cards').map(({ row }) => [row.id, row.fees]));
  for (const { file, index, row } of validRows(site, 'card-listings')) {
    if (file.path !== `docs${cardKindNames['lifetime-free'].to}.yml`) continue;
    const paid = [fees.get(row.card)?.joining, fees.get(row.card)?.yearly].find((fee) => (fee?.most ?? 0) > 0);
    if (paid === undefined) continue;
    const message = `its record has a fee of ${formatMoney(paid.most ?? 0)}; take it off this page, or correct its record`;
    report(rowProblem(file, index, ['card'], message));
  }
};

interface Doubt {
  readonly path: readonly PropertyKey[];
  readonly doubt: string;
}

function rewardDoubts(card: Card): readonly Doubt[] {
  const { rules, totalCap } = card.rewards;
  const worth = Math.max(0, ...(card.pointWorth?.uses ?? []).map(({ value }) => value.most ?? 0));
  const ofLines = rules.flatMap(({ earns, cap, on, at }, index): Doubt[] => {
    const percent = percentOf(earns, worth);
    const monthly = monthlyOf(cap, worth);
    const path = ['rules', index];
    const isBase = on === undefined && at === undefined;
    const most = isBase ? MOST_PAID.base : cap === undefined ? MOST_PAID.uncapped : MOST_PAID.capped;
    const tooMuch = `it returns ${shown(percent)}% of the spending`;
    if (percent > most)
      return [{ path: [...path, 'earns'], doubt: `${tooMuch}: see the decimal point, and what a point is worth` }];
    if (monthly === undefined || percent === 0) return [];
    const returned = Math.min((SPENT_A_MONTH * percent) / 100, monthly);
    if (returned > (SPENT_A_MONTH * MOST_PAID.uncapped) / 100) {
      return [{ path: [...path, 'cap'], doubt: `${tooMuch}, on ${formatMoney(SPENT_A_MONTH)} a month: see the cap` }];
    }
    const spending = (monthly / percent) * 100;
    if (spending >= LEAST_TO_CAP) return [];
    return [
      {
        path: [...path, 'cap'],
        doubt: `${formatMoney(Math.round(spending))} of spending a month uses it up: see its period`,
      },
    ];
  });
  const caps = rules.flatMap(({ cap, sharesCap }) => (sharesCap ? [] : (monthlyOf(cap, 1) ?? [])));
  const total = totalCap?.kind === 'none' ? undefined : monthlyOf(totalCap, 1);
  if (total === undefined || caps.length === 0) return ofLines;
  const together = caps.reduce((sum, cap) => sum + cap, 0);
  const isOfAll = caps.length === rules.length;
  if (total >= Math.max(...caps) && !(isOfAll && total > together)) return ofLines;
  const doubt =
    total < Math.max(...caps)
      ? 'it is below the cap of a line above'
      : 'the caps of all lines together are lower, so that it is never reached';
  return [...ofLines, { path: ['totalCap'], doubt: `${doubt}: see the amounts and their periods` }];
}

/** @param worth rupees of a point @returns percent of the spending */
function percentOf(earns: Earning, worth: number): number {
  return earns.kind === 'percent' ? earns.percent : ((earns.points * worth) / earns.per) * 100;
}

/** @returns rupees a month; undefined if the cap is no amount */
function monthlyOf(cap: Cap | { readonly kind: string } | undefined, worth: number): number | undefined {
  if (cap === undefined || !('months' in cap)) return undefined;
  return (cap.kind === 'rupees' ? cap.rupees : cap.points * worth) / cap.months;
}

function isWithin(value: number, { least, most }: { readonly least: number; readonly most: number }): boolean {
  return least <= value && value <= most;
}
