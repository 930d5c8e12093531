import type { FigureValues } from '../../content/figureValues';
import { valueOf } from '../../content/valueOf';
import { CESS } from '../../content/law/cess';
import { beforeTaxAtEnd, beforeYearlyTax } from '../../lib/finance/prepayOrInvest';
import { percentInFull } from '../../lib/format/inFull';
import { formatPercent } from '../../lib/format/rupees';
import { DASH, type Table } from '../../machines/calculator/section';
import { slabsOf, taxShare, type Answer } from './ways';
import * as words from './messages.en';

export const EQUITY_TAX = 'equity-ltcg-rate';

/** The name of an FD whose interest is taxed at a slab, in percent. */
export const depositName = (slab: number): string =>
  slab === 0 ? words.depositUntaxed : words.deposit({ slab: percentInFull(slab) });

/** The slabs of both regimes and none, in percent, highest first. */
const allSlabs = (figures: FigureValues): readonly number[] =>
  [...new Set([0, ...slabsOf('new', figures), ...slabsOf('old', figures)])].sort((one, other) => other - one);

/** What a deposit in some slabs, and a share fund, must earn before tax to leave the even return. */
function beforeTax({ ways }: Answer, slabs: readonly number[], figures: FigureValues): Table {
  const [equityTax, cess] = [valueOf(figures, EQUITY_TAX), valueOf(figures, CESS)];
  const { evenPercent } = ways;
  const must = (before: (even: number) => number): string =>
    evenPercent === undefined ? DASH : formatPercent(before(evenPercent), 2);
  return {
    caption: words.beforeTaxCaption,
    columns: [words.columnWhere, words.columnBefore],
    rows: [
      ...slabs.map((slab) => [depositName(slab), must((even) => beforeYearlyTax(even, taxShare(slab, figures)))]),
      [
        words.fund({ rate: percentInFull(equityTax) }),
        must((even) => beforeTaxAtEnd(ways.investFlows, even, (equityTax / 100) * (1 + cess / 100))),
      ],
    ],
    note: words.beforeTaxNote({ cess: percentInFull(cess) }),
  };
}

/** For every slab. */
export const bySlab = (answer: Answer, figures: FigureValues): Table => beforeTax(answer, allSlabs(figures), figures);

/** @param chosen the visitor's slab in percent, shown with the ones next to it; without one, the slabs that both regimes have, highest first */
export function nearSlab(answer: Answer, chosen: number | undefined, figures: FigureValues): Table {
  const slabs = allSlabs(figures);
  const at = chosen === undefined ? -1 : slabs.indexOf(chosen);
  const [old, now] = [slabsOf('old', figures), slabsOf('new', figures)];
  const shown = at < 0 ? old.filter((slab) => now.includes(slab)).reverse() : slabs.slice(Math.max(at - 1, 0), at + 2);
  const [isChosen, cess] = [chosen !== undefined, percentInFull(valueOf(figures, CESS))];
  return {
    ...beforeTax(answer, shown, figures),
    note: words.nearSlabNote({ isChosen, cess }),
  };
}
