/** The rules of an exit from the NPS, from the figures of the registry. */
import type { FigureValues } from '../figureValues';
import { valueOf } from '../valueOf';
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

/** The rules of the present day, from the registry. */
export function npsRules(figures: FigureValues): NpsRules {
  const of = (name: string): number => valueOf(figures, name);
  return {
    leastAnnuityPercent: { government: of('nps-min-annuity#3'), other: of('nps-min-annuity#1') },
    leastEarlyAnnuityPercent: of('nps-min-annuity-early'),
    wholeUpTo: { normal: of('nps-whole-withdrawal'), early: of('nps-whole-withdrawal-early') },
    taxFreePercent: of('nps-tax-free-share'),
    normalExit: { age: of('nps-normal-exit#1'), years: of('nps-normal-exit#2') },
    inParts: {
      atOnce: of('nps-in-parts#1'),
      years: of('nps-in-parts#2'),
      upTo: of('nps-in-parts#3'),
    },
  };
}
