/** The rules of an exit from the NPS, from the figures of the registry. */
import type { FigureValues } from '../figureValues';
import type { NpsRules } from '../../lib/finance/nps';

/** The figures that an exit depends on. */
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

export function npsRules(figures: FigureValues): NpsRules {
  const valueOf = (name: string): number => figures[name] ?? 0;
  return {
    leastAnnuityPercent: { government: valueOf('nps-min-annuity#3'), other: valueOf('nps-min-annuity#1') },
    leastEarlyAnnuityPercent: valueOf('nps-min-annuity-early'),
    wholeUpTo: { normal: valueOf('nps-whole-withdrawal'), early: valueOf('nps-whole-withdrawal-early') },
    taxFreePercent: valueOf('nps-tax-free-share'),
    normalExit: { age: valueOf('nps-normal-exit#1'), years: valueOf('nps-normal-exit#2') },
    inParts: {
      atOnce: valueOf('nps-in-parts#1'),
      years: valueOf('nps-in-parts#2'),
      upTo: valueOf('nps-in-parts#3'),
    },
  };
}
