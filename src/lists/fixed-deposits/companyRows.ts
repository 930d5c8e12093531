import type { OfferGroup, OfferRow, RowFigure } from '../../machines/list/rows';
import { byName } from '../../lib/byName';
import { fixedDepositValue } from '../../lib/finance/deposits';
import { formatMonth } from '../../lib/format/dates';
import { rateText } from '../../lib/format/rateText';
import { formatRupees } from '../../lib/format/rupees';
import { formatCell, orderNumber } from '../../lib/quantities/cell';
import { isUnknown } from '../../lib/quantities/quantity';
import { exactValue } from '../../lib/quantities/span';
import { companies, type Company } from './banks';
import { depositInputs, type CountedDeposit } from './inputs';

/** The only tenure for which the list has company rates. */
const KNOWN_YEARS = '3';

interface CompanyOffer {
  readonly company: Company;
  readonly rate: number;
}

/** How often companies may add interest. No record says how often one does, so a sum counts the least. */
const TIMES_IN_YEAR = { least: 1, most: 12 } as const;

/** The applicable rate; for seniors with the smallest extra that the company pays. */
function companyRate({ row }: Company, isSenior: boolean): number | undefined {
  const rate = orderNumber(row.interestRate);
  if (rate === undefined || !isSenior) return rate;
  return Math.round((rate + (orderNumber(row.seniorExtra) ?? 0)) * 100) / 100;
}

function rateOf({ row }: Company, rate: number, isSenior: boolean): string {
  const { seniorExtra: extra } = row;
  const isFloor = isSenior && (isUnknown(extra) || exactValue(extra) === undefined);
  return isFloor ? `from ${rateText(rate)}` : rateText(rate);
}

function getFigure(rate: number, deposit: CountedDeposit): RowFigure {
  const { amount, tenureMonths, afterTaxShare } = depositInputs(deposit);
  const valueAt = (timesInYear: number): number => fixedDepositValue(amount, rate, tenureMonths, timesInYear);
  const least = valueAt(TIMES_IN_YEAR.least);
  const afterTax = amount + (least - amount) * afterTaxShare;
  return {
    label: 'You get',
    text: formatRupees(least),
    small: ['or more', ...(deposit.slab === 'none' ? [] : [`${formatRupees(afterTax)} or more after tax`])],
    counted: { atBest: valueAt(TIMES_IN_YEAR.most), best: 'highest' },
  };
}

/** Why a rate has no sum beside it; undefined if it has one. */
function whyNoSum({ years, payout }: CountedDeposit): { readonly reason: string; readonly note: string } | undefined {
  if (years !== KNOWN_YEARS) {
    return {
      reason: `Only their rates for ${KNOWN_YEARS} years are known.`,
      note: `Only these rates are known: choose ${KNOWN_YEARS} years to see what you get.`,
    };
  }
  if (payout !== 'quarter') return undefined;
  return {
    reason: 'Whether their rates also hold for interest that is paid out each quarter was not found.',
    note: 'Choose interest at the end to see what you get.',
  };
}

function companyRow({ company, rate }: CompanyOffer, deposit: CountedDeposit): OfferRow {
  const { row, provider } = company;
  return {
    ...provider,
    about: `${provider.kind}, not insured`,
    figures: [
      { label: 'Rate', text: rateOf(company, rate, deposit.senior), small: [`${KNOWN_YEARS} years`] },
      { label: 'Rating', text: '', small: [row.rating] },
      whyNoSum(deposit) ? { label: 'You get', text: 'Not known' } : getFigure(rate, deposit),
    ],
    fold: { text: 'nothing insured' },
    facts: [
      ['From 60, on top', formatCell(row.seniorExtra)],
      ['Credit rating', row.rating],
    ],
    documents: company.ownDocuments,
    link: row.link,
  };
}

/** Company deposits, which are not insured, as a separate block. Sorted by name: a higher rate pays for a higher risk, so none leads. */
export function companyGroup(deposit: CountedDeposit): OfferGroup {
  const offers = companies.records
    .flatMap((company) => {
      const rate = companyRate(company, deposit.senior);
      return rate === undefined ? [] : [{ company, rate }];
    })
    .sort((a, b) => byName(a.company.provider, b.company.provider));
  const rows = offers.map((offer) => companyRow(offer, deposit));
  const without = whyNoSum(deposit);
  return {
    id: 'companies',
    title: 'Company deposits, which nobody insures',
    notes: [
      `Rates for ${KNOWN_YEARS} years of ${formatMonth(companies.asOf)}, older than those of the banks. They stand by name, because a higher rate is paid for a higher risk.`,
      without?.note ??
        'How often each of them adds interest was not found: “You get” counts it once a year, the least of the usual ways.',
      'If a company fails, you wait with its other creditors. AAA is the best rating, and each step down means a higher risk of losing money.',
    ],
    heads: [{ text: 'Company' }, { text: 'Rate' }, { text: 'Rating' }, { text: 'You get' }],
    ranked: without ? [] : rows,
    unranked: without ? [{ reason: without.reason, rows }] : [],
  };
}
