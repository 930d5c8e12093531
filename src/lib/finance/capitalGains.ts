import { monthsLater } from '../days';

/** Kinds of assets in the law. For debt funds and property the day of purchase counts, too. */
export type Asset = 'equity' | 'debt' | 'property' | 'gold';

/** Days are ISO texts such as 2024-07-23. */
export interface Sale {
  readonly asset: Asset;
  readonly bought: string;
  readonly sold: string;
  /** Rupees, with the costs of buying */
  readonly cost: number;
  /** Rupees, less the costs of selling */
  readonly price: number;
  /** Value on 31 January 2018 of equity bought before, in rupees; 0 if unknown */
  readonly worthIn2018?: number;
}

/** The law on the day of the sale; rates before surcharge and cess. */
export interface GainsLaw {
  readonly equityShortPercent: number;
  readonly equityLongPercent: number;
  /** Long-term gains on equity that are free of tax in the year */
  readonly equityExemptRupees: number;
  readonly otherLongPercent: number;
  /** On the gain above the indexed cost, where such a gain counts at all */
  readonly indexedPercent: number;
  /** End of indexation, except for land and buildings bought before. Finance (No. 2) Act, 2024. */
  readonly indexationEnded: string;
  /** Debt fund units bought from this day on are taxed at slab rates however long they are held. Finance Act, 2023. */
  readonly debtAtSlabFrom: string;
  /** Equity bought before this day may count its value of the day before as cost. Section 90(7) of 2025, section 55(2)(ac) of 1961. */
  readonly ownCostFrom: string;
  /** An asset is long-term when it was held for more than so many months. */
  readonly longAfterMonths: Readonly<Record<Asset, number>>;
  /** Health and education cess on the tax */
  readonly cessPercent: number;
  /** Cost inflation index of the tax year of a day */
  readonly indexOn: (day: string) => number;
}

export type Term = 'short' | 'long' | 'slab';

export interface GainsTax {
  /** The cost before indexation, in rupees */
  readonly cost: number;
  /** Rupees, below 0 for a loss */
  readonly gain: number;
  /** 'slab' for a gain that is taxed at the slab rate */
  readonly term: Term;
  readonly taxedGain: number;
  readonly percent: number;
  /** The indexed cost, if the tax is computed from it */
  readonly indexedCost?: number;
  /** Rupees before surcharge and cess, unrounded */
  readonly tax: number;
}

/** Whether an asset was held for more than so many months: sold after the same day of that later month. */
const heldOver = ({ bought, sold }: Sale, months: number): boolean => sold > monthsLater(bought, months);

/** Cost × index of the year of sale ÷ index of the year of purchase. Section 48 of 1961, section 72(8) of 2025. */
function indexedCost({ cost, bought, sold }: Sale, { indexOn }: GainsLaw): number {
  return (cost * indexOn(sold)) / indexOn(bought);
}

/** Whether the value of 31 January 2018 may count as cost (grandfathering). */
export const mayCountWorth = ({ asset, bought }: Sale, { ownCostFrom }: GainsLaw): boolean =>
  asset === 'equity' && bought < ownCostFrom;

/** Cost of long-term equity: the higher of its own and the value of 31 January 2018, the latter at most the price. */
function countedCost(sale: Sale, law: GainsLaw): number {
  const { cost, price, worthIn2018 = 0 } = sale;
  return mayCountWorth(sale, law) ? Math.max(cost, Math.min(worthIn2018, price)) : cost;
}

/** A share of a sale: of its cost, its earlier value and its price. */
export const partOf = (sale: Sale, part: number): Sale => ({
  ...sale,
  cost: sale.cost * part,
  price: sale.price * part,
  ...(sale.worthIn2018 !== undefined && { worthIn2018: sale.worthIn2018 * part }),
});

/** The term of a sale: sections 2(42A), 50AA, 111A, 112 and 112A of 1961, sections 2(101), 76 and 196 to 198 of 2025. */
export function termOf(sale: Sale, { longAfterMonths, debtAtSlabFrom }: GainsLaw): Term {
  if (sale.asset === 'debt' && sale.bought >= debtAtSlabFrom) return 'slab';
  if (heldOver(sale, longAfterMonths[sale.asset])) return 'long';
  return sale.asset === 'equity' ? 'short' : 'slab';
}

/** Whether the tax depends on the index: for all assets but equity until the end of indexation, since then for older land and buildings. */
export function dependsOnIndex(sale: Sale, law: GainsLaw): boolean {
  if (sale.asset === 'equity' || termOf(sale, law) !== 'long') return false;
  return sale.sold < law.indexationEnded || (sale.asset === 'property' && sale.bought < law.indexationEnded);
}

/**
 * Tax on one gain under the law of the day of sale.
 *
 * @param slabPercent the slab rate at which a short-term gain is taxed that is not on equity
 * @param exemptUsed rupees of other long-term equity gains of the year, which use up the exempt sum first
 */
export function capitalGainsTax(sale: Sale, law: GainsLaw, slabPercent: number, exemptUsed = 0): GainsTax {
  const term = termOf(sale, law);
  const cost = term === 'long' ? countedCost(sale, law) : sale.cost;
  const gain = sale.price - cost;
  const taxed = (taxable: number, percent: number): GainsTax => {
    const taxedGain = Math.max(taxable, 0);
    return { cost, gain, term, taxedGain, percent, tax: (taxedGain * percent) / 100 };
  };
  if (term === 'slab') return taxed(gain, slabPercent);
  if (term === 'short') return taxed(gain, law.equityShortPercent);
  if (sale.asset === 'equity')
    return taxed(gain - Math.max(law.equityExemptRupees - exemptUsed, 0), law.equityLongPercent);
  const flat = taxed(gain, law.otherLongPercent);
  if (!dependsOnIndex(sale, law)) return flat;
  const raised = indexedCost(sale, law);
  const indexed = { ...taxed(sale.price - raised, law.indexedPercent), indexedCost: raised };
  // Land and buildings bought before the end of indexation are taxed by whichever way takes less.
  return sale.sold < law.indexationEnded || indexed.tax < flat.tax ? indexed : flat;
}
