/** What was sold: the law divides by kind, and debt funds and property also by the day of purchase. */
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
}

/** What the law set on the day of the sale; rates in percent, before surcharge and cess. */
export interface GainsLaw {
  readonly equityShort: number;
  readonly equityLong: number;
  /** Long-term gains on equity that are free of tax in the year, in rupees */
  readonly equityExempt: number;
  readonly otherLong: number;
  /** Percent on the gain above the indexed cost, where such a gain counts at all */
  readonly indexed: number;
  /** From this day on there is no indexation, but for land and buildings bought before it. Finance (No. 2) Act, 2024. */
  readonly indexationEnded: string;
  /** Debt fund units bought from this day on are taxed at slab rates however long they are held. Finance Act, 2023. */
  readonly debtAtSlabFrom: string;
  /** An asset is long-term when it was held for more than so many months. */
  readonly longAfterMonths: Readonly<Record<Asset, number>>;
  /** Cost inflation index of the tax year of a day */
  readonly indexOn: (day: string) => number;
}

export type Term = 'short' | 'long' | 'slab';

export interface GainsTax {
  /** Rupees, below 0 for a loss */
  readonly gain: number;
  /** 'slab' for a gain that is taxed at the slab rate */
  readonly term: Term;
  readonly taxedGain: number;
  readonly percent: number;
  /** The cost raised by the index, where the tax follows from it */
  readonly indexedCost?: number;
  /** Rupees before surcharge and cess, unrounded */
  readonly tax: number;
}

/** The same day some months later; the last of the month where it has no such day. */
export function monthsLater(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, lastOfMonth))).toISOString().slice(0, 10);
}

/** Whether an asset was held for more than so many months: sold after the same day of that later month. */
const heldOver = ({ bought, sold }: Sale, months: number): boolean => sold > monthsLater(bought, months);

/** Cost × index of the year of sale ÷ index of the year of purchase. Section 48 of 1961, section 72(8) of 2025. */
export function indexedCost({ cost, bought, sold }: Sale, { indexOn }: GainsLaw): number {
  return (cost * indexOn(sold)) / indexOn(bought);
}

/** The term of a sale: sections 2(42A), 50AA, 111A, 112 and 112A of 1961, sections 2(101), 76 and 196 to 198 of 2025. */
export function termOf(sale: Sale, { longAfterMonths, debtAtSlabFrom }: GainsLaw): Term {
  if (sale.asset === 'debt' && sale.bought >= debtAtSlabFrom) return 'slab';
  if (heldOver(sale, longAfterMonths[sale.asset])) return 'long';
  return sale.asset === 'equity' ? 'short' : 'slab';
}

/**
 * Tax on one gain under the law of the day of sale.
 *
 * @param slabPercent the slab rate at which a short-term gain is taxed that is not on equity
 * @param exemptUsed rupees of other long-term equity gains of the year, which use up the exempt sum first
 */
export function capitalGainsTax(sale: Sale, law: GainsLaw, slabPercent: number, exemptUsed = 0): GainsTax {
  const gain = sale.price - sale.cost;
  const term = termOf(sale, law);
  const taxed = (taxable: number, percent: number): GainsTax => {
    const taxedGain = Math.max(taxable, 0);
    return { gain, term, taxedGain, percent, tax: (taxedGain * percent) / 100 };
  };
  if (term === 'slab') return taxed(gain, slabPercent);
  if (term === 'short') return taxed(gain, law.equityShort);
  if (sale.asset === 'equity') return taxed(gain - Math.max(law.equityExempt - exemptUsed, 0), law.equityLong);
  const raised = indexedCost(sale, law);
  const indexed = { ...taxed(sale.price - raised, law.indexed), indexedCost: raised };
  if (sale.sold < law.indexationEnded) return indexed;
  const flat = taxed(gain, law.otherLong);
  // Land and buildings bought before that day are taxed by whichever way takes less.
  return sale.asset === 'property' && sale.bought < law.indexationEnded && indexed.tax < flat.tax ? indexed : flat;
}
