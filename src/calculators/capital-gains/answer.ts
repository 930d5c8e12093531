/** The tax on one gain, from the fields. */
import type { FigureValues } from '../../content/figureValues';
import {
  capitalGainsTax,
  dependsOnIndex,
  partOf,
  type Asset,
  type GainsTax,
  type Sale,
} from '../../lib/finance/capitalGains';
import { dayOfNumber } from '../../lib/days';
import { lawOn, missingIndex } from '../../content/law/capitalGainsLaw';

export type SaleInputs = {
  readonly asset: Asset;
  readonly cost: number;
  readonly price: number;
  /** Days since 1 January 1970 */
  readonly bought: number;
  readonly sold: number;
  readonly slab: string;
  readonly exemptUsed: number;
  /** What equity bought before 1 February 2018 was worth the day before; 0 is not entered */
  readonly worth2018: number;
};

export interface Answer extends GainsTax {
  readonly sale: Sale;
  /** Tax with cess if each half is sold in a tax year of its own, under the same law */
  readonly inHalves: number;
  /** Rupees with cess, without surcharge */
  readonly withCess: number;
  /** The tax year without a known index, and the earlier year whose index is used instead */
  readonly unknownIndex: ReturnType<typeof missingIndex>;
  /** The tax at other prices, and at the visitor's own */
  readonly prices: readonly { readonly price: number; readonly gain: number; readonly withCess: number }[];
}

const saleOf = ({ asset, cost, price, bought, sold, worth2018 }: SaleInputs): Sale => ({
  asset,
  cost,
  price,
  bought: dayOfNumber(bought),
  sold: dayOfNumber(sold),
  worthIn2018: worth2018,
});

export function answerFor(values: SaleInputs, figures: FigureValues): Answer {
  const sale = saleOf(values);
  const law = lawOn(figures, sale.sold);
  const slab = values.slab === 'none' ? 0 : Number(values.slab);
  const cess = 1 + law.cessPercent / 100;
  const taxOn = (sold: Sale): GainsTax & { readonly price: number; readonly withCess: number } => {
    const tax = capitalGainsTax(sold, law, slab, values.exemptUsed);
    return { ...tax, price: sold.price, withCess: tax.tax * cess };
  };
  const taxed = taxOn(sale);
  const distance = Math.abs(values.price - values.cost) || values.cost;
  // A gain is compared from a fifth of it to twice it, a loss from itself to a gain of four fifths.
  const [from, first] = values.price > values.cost ? [values.cost, 1] : [values.price, 0];
  return {
    sale,
    ...taxed,
    unknownIndex: dependsOnIndex(sale, law) ? missingIndex(figures, sale.sold) : undefined,
    inHalves: 2 * taxOn(partOf(sale, 1 / 2)).withCess,
    prices: Array.from({ length: 10 }, (_fifth, index) =>
      taxOn({ ...sale, price: from + (distance * (index + first)) / 5 }),
    ),
  };
}
