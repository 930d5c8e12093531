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
});

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
  const exit = npsExit(exitAge, time, sector);
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
