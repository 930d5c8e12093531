import { refused, type Reading } from './reading';
import { daysOf } from './slab';
import { isNotFound } from './unknown';

/** The tenures for which a deposit earns one rate, on the rate card of a bank. */
export type DepositSlab = {
  /** As the card prints it: "above 1 year to 15 months" */
  readonly tenure: string;
  /** First and last day, both included */
  readonly fromDays: number;
  readonly toDays: number;
  /** Percent a year below the age of 60; undefined where the card has none */
  readonly ratePercent?: number;
  /** Percent a year from the age of 60; undefined where the card does not print it */
  readonly seniorRatePercent?: number;
};

/** Percent a year that no bank has paid in decades: a slip of the decimal point. */
const MOST = 15;

const TENURE_REMEDY =
  'write a tenure such as "7 to 45 days", "above 1 year to 15 months", "1 year to below 2 years" or "444 days"';
const RATE_REMEDY = 'write a rate such as "7.10%, seniors 7.60%", "7.10%" or "Not found"';

/** A tenure in whole days: a month is a twelfth of 365 days, so that 12 months and 1 year are the same. */
export const wholeDays = (months: number): number => Math.round(daysOf(months));

const END = /^(?<size>\d{1,4}) ?(?<unit>day|month|year)s?$/u;

/** The end of a tenure in days; undefined for any other text. */
function endIn(text: string): number | undefined {
  const { size, unit } = END.exec(text)?.groups ?? {};
  if (size === undefined) return undefined;
  if (unit === 'day') return Number(size);
  return wholeDays(Number(size) * (unit === 'year' ? 12 : 1));
}

/** Reads the tenures of a slab: "7 to 45 days", "above 1 year to 15 months", "1 year to below 2 years", "444 days". */
function parseTenures(text: string): Reading<Pick<DepositSlab, 'fromDays' | 'toDays'>> {
  const [first = '', last = first, ...more] = text.split(' to ');
  const [isAbove, isBelow] = [first.startsWith('above '), last.startsWith('below ')];
  const lastEnd = isBelow ? last.slice('below '.length) : last;
  const written = isAbove ? first.slice('above '.length) : first;
  // "7 to 45 days" says its unit once.
  const firstEnd = /^\d+$/u.test(written) ? `${written} ${lastEnd.replace(/^\d+ /u, '')}` : written;
  const [from, to] = [endIn(firstEnd), endIn(lastEnd)];
  if (from === undefined || to === undefined || more.length > 0 || (isAbove && last === first))
    return refused(`"${text}" is not understood; ${TENURE_REMEDY}`);
  const [fromDays, toDays] = [from + (isAbove ? 1 : 0), to - (isBelow ? 1 : 0)];
  return fromDays > toDays
    ? refused(`"${text}" ends before it begins; write the shorter tenure first`)
    : { value: { fromDays, toDays } };
}

function parsePercent(text: string): Reading<number> {
  const figure = /^(?<figure>\d{1,3}(?:\.\d{1,2})?)%$/u.exec(text)?.groups?.['figure'];
  if (figure === undefined) return refused(RATE_REMEDY);
  const percent = Number(figure);
  return percent > MOST ? refused(`it is more than ${MOST}%; check the decimal point`) : { value: percent };
}

/** Reads what a slab pays: "7.10%, seniors 7.60%", "7.10%" where the card prints none for seniors, "Not found" where it has no rate. */
function parseRates(text: string): Reading<Pick<DepositSlab, 'ratePercent' | 'seniorRatePercent'>> {
  if (isNotFound(text)) return { value: {} };
  const [general = '', senior, ...more] = text.split(', seniors ');
  if (more.length > 0) return refused(RATE_REMEDY);
  const rate = parsePercent(general);
  if (rate.problem !== undefined) return rate;
  if (senior === undefined) return { value: { ratePercent: rate.value } };
  const seniorRate = parsePercent(senior);
  if (seniorRate.problem !== undefined) return seniorRate;
  if (seniorRate.value < rate.value)
    return refused('no bank pays seniors less than others; compare both rates with the document');
  return { value: { ratePercent: rate.value, seniorRatePercent: seniorRate.value } };
}

/** Reads a line of a rate card. @param tenure "above 1 year to 15 months" @param pays "7.10%, seniors 7.60%" */
export function parseDepositSlab(tenure: string, pays: string): Reading<DepositSlab> {
  const days = parseTenures(tenure);
  if (days.problem !== undefined) return days;
  const rates = parseRates(pays);
  if (rates.problem !== undefined) return rates;
  return { value: { tenure, ...days.value, ...rates.value } };
}

const daysText = (from: number, to: number): string => (from === to ? `${from} days` : `${from} to ${to} days`);

/**
 * What is wrong with slab after slab of a card: the wrong order, two for one day, or days for which it has none.
 *
 * @param specials tenures that stand beside the slabs, within them or in a gap between two
 * @returns each problem with the tenure at which it stands
 */
export function slabProblems(
  slabs: readonly DepositSlab[],
  specials: readonly DepositSlab[],
): readonly { readonly tenure: string; readonly problem: string }[] {
  return slabs.slice(1).flatMap(({ tenure, fromDays, toDays }, index) => {
    const before = slabs[index];
    if (!before) return [];
    if (toDays < before.fromDays)
      return [
        {
          tenure,
          problem: `it is shorter than "${before.tenure}" above it; write the slabs from the shortest tenure to the longest`,
        },
      ];
    if (fromDays <= before.toDays)
      return [
        {
          tenure,
          problem: `"${before.tenure}" above it has ${daysText(fromDays, Math.min(before.toDays, toDays))} as well; correct one of the two, or move a special tenure to "specials:"`,
        },
      ];
    const filled = new Set(
      specials.flatMap((one) =>
        Array.from({ length: one.toDays - one.fromDays + 1 }, (_day, day) => one.fromDays + day),
      ),
    );
    const missing = Array.from({ length: fromDays - before.toDays - 1 }, (_day, day) => before.toDays + 1 + day).filter(
      (day) => !filled.has(day),
    );
    const [first, last] = [missing[0], missing.at(-1)];
    if (first === undefined || last === undefined) return [];
    const gap = daysText(first, last);
    return [
      { tenure, problem: `no slab has ${gap}; correct one of the two, or write "${gap}: Not found" between them` },
    ];
  });
}

/** The slab that pays most on a tenure in days; undefined where the card has no rate for it. */
export function slabOn(
  slabs: readonly DepositSlab[],
  days: number,
  isSenior: boolean,
): (DepositSlab & { readonly percent: number }) | undefined {
  const paying = slabs.flatMap((slab) => {
    const percent = isSenior ? slab.seniorRatePercent : slab.ratePercent;
    return percent !== undefined && slab.fromDays <= days && days <= slab.toDays ? [{ ...slab, percent }] : [];
  });
  return paying.sort((one, other) => other.percent - one.percent)[0];
}
