/** The tax on one gain, from what the visitor gave. */
import type { FigureValues } from '../../content/figureValues';
import {
  capitalGainsTax,
  dependsOnIndex,
  partOf,
  type Asset,
  type GainsTax,
  type Sale,
} from '../../lib/finance/capitalGains';
import { lawOn, missingIndex } from '../../content/law/capitalGainsLaw';
import { dayOfNumber } from '../../lib/format/dates';

export type Given = {
  readonly asset: Asset;
  readonly cost: number;
  readonly price: number;
  /** Days since 1 January 1970 */
  readonly bought: number;
  readonly sold: number;
  readonly slab: string;
  readonly exemptUsed: number;
  /** What equity bought before February 2018 was worth on 31 January 2018; 0 is not entered */
  readonly worth2018: number;
};

export interface Answer extends GainsTax {
  readonly sale: Sale;
  /** Tax with cess on two halves, each of half the cost and half the price, if nothing but the exempt sum of a second year is new */
  readonly inHalves: number;
  /** Rupees with cess, without surcharge */
  readonly withCess: number;
  /** The tax year whose index the answer would need and we do not know, and the year whose index it takes instead */
  readonly unknownIndex: ReturnType<typeof missingIndex>;
  /** The same for prices up to twice as far above the cost */
  readonly prices: readonly { readonly price: number; readonly gain: number; readonly withCess: number }[];
}

const saleOf = ({ asset, cost, price, bought, sold, worth2018 }: Given): Sale => ({
  asset,
  cost,
  price,
  bought: dayOfNumber(bought),
  sold: dayOfNumber(sold),
  worthIn2018: worth2018,
});

export function answerFor(given: Given, figures: FigureValues): Answer {
  const sale = saleOf(given);
  const law = lawOn(figures, sale.sold);
  const slab = given.slab === 'none' ? 0 : Number(given.slab);
  const cess = 1 + (figures['income-tax-cess'] ?? 0) / 100;
  const taxOn = (sold: Sale): GainsTax & { readonly price: number; readonly withCess: number } => {
    const tax = capitalGainsTax(sold, law, slab, given.exemptUsed);
    return { ...tax, price: sold.price, withCess: tax.tax * cess };
  };
  const taxed = taxOn(sale);
  const distance = Math.abs(given.price - given.cost);
  return {
    sale,
    ...taxed,
    unknownIndex: dependsOnIndex(sale, law) ? missingIndex(figures, sale.sold) : undefined,
    inHalves: 2 * taxOn(partOf(sale, 1 / 2)).withCess,
    prices: Array.from({ length: 10 }, (_fifth, index) =>
      taxOn({ ...sale, price: given.cost + (distance * (index + 1)) / 5 }),
    ),
  };
}
