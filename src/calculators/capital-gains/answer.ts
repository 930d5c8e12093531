/** The tax on one gain, from what the visitor gave. */
import type { FigureValues } from '../../content/figureValues';
import { capitalGainsTax, type Asset, type GainsTax, type Sale } from '../../lib/finance/capitalGains';
import { lawOn } from '../../lib/finance/capitalGainsLaw';
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
};

export interface Answer extends GainsTax {
  readonly sale: Sale;
  /** Rupees with cess, without surcharge */
  readonly withCess: number;
  /** The same for prices up to twice as far above the cost */
  readonly prices: readonly { readonly price: number; readonly gain: number; readonly withCess: number }[];
}

const saleOf = ({ asset, cost, price, bought, sold }: Given): Sale => ({
  asset,
  cost,
  price,
  bought: dayOfNumber(bought),
  sold: dayOfNumber(sold),
});

export function answerFor(given: Given, figures: FigureValues): Answer {
  const sale = saleOf(given);
  const law = lawOn(figures, sale.sold);
  const slab = given.slab === 'none' ? 0 : Number(given.slab);
  const cess = 1 + (figures['income-tax-cess'] ?? 0) / 100;
  const taxAt = (price: number): GainsTax & { readonly price: number; readonly withCess: number } => {
    const tax = capitalGainsTax({ ...sale, price }, law, slab, given.exemptUsed);
    return { ...tax, price, withCess: tax.tax * cess };
  };
  const distance = Math.abs(given.price - given.cost);
  return {
    sale,
    ...taxAt(given.price),
    prices: Array.from({ length: 10 }, (_fifth, index) => taxAt(given.cost + (distance * (index + 1)) / 5)),
  };
}
