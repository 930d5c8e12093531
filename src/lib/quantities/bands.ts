import { formatMoney, parseMoney } from './money';
import { formatRate, parseRate } from './percent';
import { readAll, refused, type Reading } from './reading';
import { exactValue, type Span } from './span';
import * as words from './messages.en';

/** What one band of a balance earns. */
export type Band = {
  /** Percent a year. */
  readonly rate: Span;
  /** The largest balance of the band in rupees; missing in the last one. */
  readonly upTo?: number;
};

/** Rates by balance, in the order of the balance; the last band has no end. */
export type Bands = { readonly bands: readonly Band[] };

const remedy = 'write rates by balance such as "2.50%" or "2.50% up to ₹1 lakh; 3.00% up to ₹10 lakh; 4.00% above"';

function parseBand(text: string): Reading<Band> {
  const groups = /^(?<rate>.+) up to (?<upTo>₹.+)$/u.exec(text)?.groups;
  const rate = parseRate(groups?.['rate'] ?? text.replace(/ above$/u, ''));
  if (rate.problem !== undefined) return refused(`${rate.problem}; ${remedy}`);
  if (!groups) return { value: { rate: rate.value } };
  const upTo = parseMoney(groups['upTo'] ?? '');
  return upTo.problem === undefined ? { value: { rate: rate.value, upTo: upTo.value } } : upTo;
}

/** Reads what a balance earns: "2.50%", or "2.50% up to ₹1 lakh; 3.00% above". */
export function parseBands(text: string): Reading<Bands> {
  const parts = text.split('; ');
  const bands = readAll(parts, parseBand);
  if (bands.problem !== undefined) return bands;
  const limits = bands.value.map(({ upTo }) => upTo);
  if (limits.at(-1) !== undefined || (parts.length > 1 && !text.endsWith(' above'))) {
    return refused(`write what the largest balances earn at the end, such as "4.00% above"`);
  }
  for (const [index, limit = 0] of limits.slice(0, -1).entries()) {
    if (limits[index] === undefined) return refused(`write up to which balance "${parts[index]}" is paid`);
    if (limit <= (limits[index - 1] ?? 0)) return refused('write the bands from the smallest balance to the largest');
  }
  return { value: { bands: bands.value } };
}

/** Writes rates by balance as `parseBands` reads them. */
export function formatBands({ bands }: Bands): string {
  return bands
    .map(({ rate, upTo }) => {
      if (upTo !== undefined) return words.rateUpTo({ rate: formatRate(rate), balance: formatMoney(upTo) });
      return bands.length > 1 ? words.rateAbove({ rate: formatRate(rate) }) : formatRate(rate);
    })
    .join('; ');
}

/** Percent a year × rupees, over all bands of a balance. Undefined where a band has no single rate. */
function percentRupees({ bands }: Bands, balance: number): number | undefined {
  let [sum, below] = [0, 0];
  for (const { rate, upTo = Infinity } of bands) {
    const single = exactValue(rate);
    if (single === undefined) return undefined;
    sum += single * Math.max(0, Math.min(balance, upTo) - below);
    below = upTo;
  }
  return sum;
}

/** Percent a year that a balance earns as a whole where each part earns the rate of its band. Undefined where a band has no single rate. */
export function rateOnBalance(bands: Bands, balance: number): number | undefined {
  const sum = percentRupees(bands, balance);
  return sum === undefined ? undefined : Math.round((100 * sum) / balance) / 100;
}

/**
 * Rupees that a balance earns in a year, unrounded and without interest on interest. Undefined where a band has no single rate.
 *
 * @param isWhole whether the whole balance earns the rate of the band in which it stands, and not each part that of its own
 */
export function earnedOnBalance(bands: Bands, balance: number, isWhole = false): number | undefined {
  if (!isWhole) {
    const sum = percentRupees(bands, balance);
    return sum === undefined ? undefined : sum / 100;
  }
  const band = bands.bands.find(({ upTo = Infinity }) => balance <= upTo);
  const single = band && exactValue(band.rate);
  return single === undefined ? undefined : (single * balance) / 100;
}
