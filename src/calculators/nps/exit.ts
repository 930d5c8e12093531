/** What NPS contributions become, and what the rules of the exit make of it. */
import {
  leastAnnuityPercent,
  npsExit,
  npsPayout,
  type NpsExit,
  type NpsPayout,
  type NpsRules,
  type NpsSector,
} from '../../lib/finance/nps';
import { sipByYear } from '../../lib/finance/sip';
import { formatRupees } from '../../lib/format/rupees';
import type { FigureValues } from '../../content/figureValues';
import type { GrowthYear } from '../growth';

export type Subscriber = {
  readonly monthly: number;
  readonly age: number;
  readonly exitAge: number;
  readonly expected: number;
  readonly balance: number;
  readonly annuityShare: number;
  readonly annuityRate: number;
  readonly sector: NpsSector;
};

export interface Answer extends NpsPayout {
  readonly years: readonly GrowthYear[];
  readonly invested: number;
  readonly corpus: number;
  readonly exit: NpsExit;
  readonly least: number;
}

/** The figures that the exit depends on. */
export const npsFigures = [
  // The first number is that of the non-government sector, the third that of government staff.
  'nps-min-annuity#1',
  'nps-min-annuity#3',
  'nps-min-annuity-early',
  'nps-whole-withdrawal',
  'nps-whole-withdrawal-early',
  'nps-tax-free-share',
  'nps-normal-exit#1',
  'nps-normal-exit#2',
  // At once, years for the rest, and the corpus up to which it may be so.
  'nps-in-parts#1',
  'nps-in-parts#2',
  'nps-in-parts#3',
];

export const rulesFrom = (figures: FigureValues): NpsRules => ({
  leastAnnuityPercent: {
    government: figures['nps-min-annuity#3'] ?? 0,
    other: figures['nps-min-annuity#1'] ?? 0,
  },
  leastEarlyAnnuityPercent: figures['nps-min-annuity-early'] ?? 0,
  wholeUpTo: {
    normal: figures['nps-whole-withdrawal'] ?? 0,
    early: figures['nps-whole-withdrawal-early'] ?? 0,
  },
  taxFreePercent: figures['nps-tax-free-share'] ?? 0,
  normalExit: { age: figures['nps-normal-exit#1'] ?? 0, years: figures['nps-normal-exit#2'] ?? 0 },
});

/** What may be taken without an annuity where neither the whole may be taken nor an annuity is the only way, in words. */
export function inPartsText({ exit, least, corpus }: Answer, figures: FigureValues): string | undefined {
  const { 'nps-in-parts#1': atOnce = 0, 'nps-in-parts#2': years = 0, 'nps-in-parts#3': upTo = 0 } = figures;
  if (exit === 'early' || least === 0 || corpus > upTo) return undefined;
  return `${formatRupees(Math.min(atOnce, corpus))} at once and the other ${formatRupees(Math.max(corpus - atOnce, 0))} in parts over at least ${years} years, without an annuity`;
}

/** At least one year, so that an exit before today's age has an answer. */
export const yearsOf = ({ age, exitAge }: Subscriber): number => Math.max(Math.round(exitAge - age), 1);

/** What the contributions become, and how the exit divides it. */
export function answerFor(given: Subscriber, rules: NpsRules): Answer {
  const { monthly, expected, balance, annuityShare, annuityRate, sector, exitAge } = given;
  const time = yearsOf(given);
  const ends = sipByYear({ monthly, annualReturnPercent: expected, months: time * 12 }).map((end) => ({
    ...end,
    invested: end.invested + balance,
    value: end.value + balance * (1 + expected / 1200) ** (end.year * 12),
  }));
  const { invested = balance, value: corpus = balance } = ends.at(-1) ?? {};
  const exit = npsExit(exitAge, time, sector, rules);
  const least = leastAnnuityPercent(corpus, exit, sector, rules);
  return {
    years: ends,
    invested,
    corpus,
    exit,
    least,
    ...npsPayout(corpus, annuityShare, annuityRate, least, rules),
  };
}
