import { listCatalogue, loanListIds, type LoanListId } from '../../../content/listCatalogue';
import { formatMoney } from '../../../lib/quantities/money';
import { formatTenure } from '../../../lib/quantities/duration';
import type { Span } from '../../../lib/quantities/span';
import { LAKH } from '../../../lib/unitSizes';
import type { Site } from '../../model';
import { validRows } from '../../validate';
import type { Rule } from '../rule';
import { askFor, shown } from './ask';
import { quantitiesIn, type Placed } from './quantitiesIn';

interface LoanBounds {
  /** Months */
  readonly tenure: Required<Span>;
  /** Percent a year of the highest published rate */
  readonly highestRate: number;
  /** Rupees of the smallest loan at which a fee may reach its cap, or of the largest up to which its floor may reach */
  readonly cappedLoan: Required<Span>;
}

/** Wide bounds by list: outside them is a slip of a unit or of the decimal point. */
const bounds: Readonly<Record<LoanListId, LoanBounds>> = {
  'home-loans': {
    tenure: { least: 60, most: 480 },
    highestRate: 22,
    cappedLoan: { least: 10 * LAKH, most: 250 * LAKH },
  },
  'personal-loans': { tenure: { least: 1, most: 120 }, highestRate: 45, cappedLoan: { least: LAKH, most: 50 * LAKH } },
  'business-loans': { tenure: { least: 1, most: 180 }, highestRate: 45, cappedLoan: { least: LAKH, most: 250 * LAKH } },
  'education-loans': {
    tenure: { least: 6, most: 240 },
    highestRate: 20,
    cappedLoan: { least: LAKH, most: 250 * LAKH },
  },
  'car-loans': { tenure: { least: 6, most: 120 }, highestRate: 25, cappedLoan: { least: 2 * LAKH, most: 100 * LAKH } },
  'gold-loans': { tenure: { least: 1, most: 60 }, highestRate: 36, cappedLoan: { least: LAKH / 2, most: 100 * LAKH } },
  'property-loans': {
    tenure: { least: 12, most: 360 },
    highestRate: 25,
    cappedLoan: { least: 10 * LAKH, most: 500 * LAKH },
  },
};

/** Values of loans outside what such loans have. */
export const loanBounds: Rule = (site, report) => {
  const ask = askFor(site, report);
  const repoRate = repoRateOf(site);
  for (const { list, ...row } of loanRows(site)) {
    const { tenure, highestRate, cappedLoan } = bounds[list];
    for (const { path, quantity } of quantitiesIn(row.row, 'tenure')) {
      if (endsOf(quantity).every((months) => tenure.least <= months && months <= tenure.most)) continue;
      ask(row, path, `such a loan runs for ${formatTenure(tenure)}: see whether these are years or months`);
    }
    for (const { path, quantity } of ratesOf(row.row)) {
      const [lowest = 0] = endsOf(quantity);
      if (repoRate !== undefined && lowest < repoRate) {
        ask(row, path, `the RBI lends to banks at ${shown(repoRate)}%, and no lender asks less than it pays`);
      } else if (endsOf(quantity).some((rate) => rate > highestRate)) {
        ask(row, path, `no such loan costs more than ${shown(highestRate)}% a year`);
      }
    }
    for (const { path, quantity } of quantitiesIn(row.row, 'fee')) {
      for (const { share, cap, floor } of quantity.slabs) {
        const percent = share?.most ?? share?.least ?? 0;
        if (percent === 0) continue;
        const loanAt = (rupees: number): number => (rupees / percent) * 100;
        if (cap !== undefined && loanAt(cap) < cappedLoan.least) {
          ask(
            row,
            path,
            `${shown(percent)}% reaches its cap on a loan of ${formatMoney(Math.round(loanAt(cap)))}: see the decimal point of both`,
          );
        } else if (floor !== undefined && loanAt(floor) > cappedLoan.most) {
          ask(
            row,
            path,
            `${shown(percent)}% is below its least amount up to a loan of ${formatMoney(Math.round(loanAt(floor)))}: see both`,
          );
        }
      }
    }
  }
};

/** How much higher than the highest other a rate may start, and how much lower than the lowest, in points; how many times the highest other a fee may be. */
const FAR = { above: 4, below: 2, times: 4 } as const;
const LEAST_OTHERS = 3;

/** Rates far from those of all other lenders of the same kind, and fees far from those of all other banks; finance companies ask what they like. */
export const loanOutliers: Rule = (site, report) => {
  const ask = askFor(site, report);
  const kinds = new Map(validRows(site, 'providers').map(({ row }) => [row.id, row.kind]));
  const rows = loanRows(site).map((one) => ({ ...one, provider: kinds.get(one.row.provider) }));
  for (const row of rows) {
    const others = rows.filter((one) => one !== row && one.list === row.list && one.provider === row.provider);
    const startsOf = (one: typeof row) => ratesOf(one.row).flatMap(({ quantity: { least } }) => least ?? []);
    const starts = others.flatMap((one) => startsOf(one).slice(0, 1));
    const [first] = ratesOf(row.row);
    const [start] = startsOf(row);
    if (first && start !== undefined && starts.length >= LEAST_OTHERS) {
      const [lowest, highest] = [Math.min(...starts), Math.max(...starts)];
      const seen = `the other rates of a ${row.provider ?? 'lender'} here start between ${shown(lowest)}% and ${shown(highest)}%`;
      if (start < lowest - FAR.below || start > highest + FAR.above) ask(row, first.path, seen);
    }
  }
  const banks = rows.filter(({ provider }) => provider?.endsWith('bank'));
  for (const row of banks) {
    const others = banks.filter((one) => one !== row && one.list === row.list).flatMap((one) => newLoanFees(one.row));
    const shares = others.flatMap(sharesOf);
    const most = Math.max(...shares);
    const [fee] = newLoanFees(row.row);
    if (!fee || shares.length < LEAST_OTHERS || Math.max(...sharesOf(fee)) <= most * FAR.times) continue;
    ask(row, fee.path, `the other banks here ask ${shown(most)}% at most`);
  }
};

/** A benchmark with the spread of a rate, "this rate is RBLR - 1.00%", and with the spread over the repo rate, "EBLR 8.00%, repo rate + 2.75%". */
const SPREAD = /(?:this rate is (?<name>[\w-]+)|(?<repo>repo rate)) (?<sign>[-+]) (?<points>\d+\.\d+)%/gu;

/** Rates that their benchmark and spread do not come to. */
export const benchmarkSpreads: Rule = (site, report) => {
  const ask = askFor(site, report);
  const repoRates = new Set(repoPeriodsOf(site).map(({ value }) => Number.parseFloat(value)));
  for (const { row, ...place } of validRows(site, 'home-loans')) {
    const text = row.benchmark?.value ?? '';
    const benchmark = Number(/\b(?<percent>\d+\.\d+)%/u.exec(text)?.groups?.['percent']);
    for (const { groups = {} } of text.matchAll(SPREAD)) {
      const points = Number(groups['points']) * (groups['sign'] === '-' ? -1 : 1);
      const rate = Number((benchmark + points).toFixed(2));
      const lowest = row.rates.map(({ rate: { least } }) => least);
      if (groups['name'] !== undefined && !lowest.includes(rate)) {
        ask(place, ['rates', 0, 'rate'], `its benchmark comes to ${shown(rate)}%, "${text}": correct one of the two`);
      }
      const repoRate = Number((benchmark - points).toFixed(2));
      const isBenchmark = groups['repo'] !== undefined && text.indexOf('%') < text.indexOf('repo rate');
      if (isBenchmark && !repoRates.has(repoRate)) {
        ask(place, ['benchmark', 'value'], `the repo rate was never ${shown(repoRate)}%`);
      }
    }
  }
};

function loanRows(site: Site) {
  const rows = (['home-loans', ...loanKindNames] as const).flatMap((kind) => validRows(site, kind));
  return rows.flatMap(({ file, index, row }) => {
    const list = loanListIds.find(
      (id) => file.path === `docs${listCatalogue[id].page}.yml` && file.kind === listCatalogue[id].kind,
    );
    return list === undefined ? [] : { file, index, list, row };
  });
}

const loanKindNames = [
  'personal-loan-offers',
  'business-loan-offers',
  'education-loan-offers',
  'secured-loan-offers',
  'property-loan-offers',
] as const;

/** The rates that a list ranks; not what borrowers were charged on average. */
function ratesOf(row: Readonly<Record<string, unknown>>): readonly Placed<'rate'>[] {
  return quantitiesIn(row, 'rate').filter(({ path }) => path[0] !== 'averageRate');
}

/** What a new loan costs; not what changing one does. */
function newLoanFees(row: Readonly<Record<string, unknown>>): readonly Placed<'fee'>[] {
  return quantitiesIn(row, 'fee').filter(({ path }) => path[0] === 'fee' || path[0] === 'processingFee');
}

const endsOf = ({ least, most }: Span): readonly number[] => [least, most].filter((end) => end !== undefined);

function sharesOf({ quantity }: Placed<'fee'>): readonly number[] {
  return quantity.slabs.flatMap(({ share }) => share?.most ?? share?.least ?? []);
}

function repoPeriodsOf(site: Site) {
  return validRows(site, 'figures').find(({ row }) => row.id === 'repo-rate')?.row.periods ?? [];
}

/** The repo rate in force, in percent; undefined if the registry has none. */
function repoRateOf(site: Site): number | undefined {
  const period = repoPeriodsOf(site)
    .filter(({ from = '' }) => from <= site.today)
    .at(-1);
  return period && Number.parseFloat(period.value);
}
