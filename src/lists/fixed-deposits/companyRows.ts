import { providerKindNames } from '../../content/providerKinds';
import type { OfferGroup, OfferRow, RowFigure } from '../../machines/list/rows';
import { byName } from '../../lib/byName';
import { fixedDepositValue } from '../../lib/finance/deposits';
import { formatMonth } from '../../lib/format/dates';
import { rateText } from '../../lib/format/rateText';
import { formatRupees } from '../../lib/format/rupees';
import { formatCell, orderNumber } from '../../lib/quantities/cell';
import { isUnknown } from '../../lib/quantities/quantity';
import { exactValue } from '../../lib/quantities/span';
import { NOT_KNOWN } from '../../lib/quantities/unknown';
import { companies, type Company } from './banks';
import { depositInputs, timeText, type CountedDeposit } from './inputs';
import * as words from './messages.en';

/** The only tenure for which the list has company rates. */
const KNOWN_YEARS = '3';
const KNOWN_TIME = { time: timeText({ years: KNOWN_YEARS }) };

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
  return isFloor ? words.fromRate({ rate: rateText(rate) }) : rateText(rate);
}

function sumFigure(rate: number, deposit: CountedDeposit): RowFigure {
  const { amount, tenureMonths, afterTaxShare } = depositInputs(deposit);
  const valueAt = (timesInYear: number): number => fixedDepositValue(amount, rate, tenureMonths, timesInYear);
  const least = valueAt(TIMES_IN_YEAR.least);
  const afterTax = amount + (least - amount) * afterTaxShare;
  return {
    label: words.youGet,
    text: formatRupees(least),
    caveat: words.orMore,
    small: deposit.slab === 'none' ? [] : [words.afterTaxOrMore({ amount: formatRupees(afterTax) })],
    // Its lowest end is left out, so that none leads.
    counted: { within: { most: valueAt(TIMES_IN_YEAR.most) }, best: 'highest' },
  };
}

/** Why a rate has no sum beside it; undefined if it has one. */
function whyNoSum({ years, payout }: CountedDeposit): { readonly reason: string; readonly note: string } | undefined {
  if (years !== KNOWN_YEARS) {
    return { reason: words.reasonOtherYears(KNOWN_TIME), note: words.noteOtherYears(KNOWN_TIME) };
  }
  if (payout !== 'quarter') return undefined;
  return { reason: words.reasonPayout, note: words.notePayout };
}

function companyRow({ company, rate }: CompanyOffer, deposit: CountedDeposit): OfferRow {
  const { row, provider } = company;
  return {
    ...provider,
    about: words.aboutCompany({ kind: providerKindNames[provider.kind] }),
    figures: [
      { label: words.rate, text: rateOf(company, rate, deposit.senior), small: [KNOWN_TIME.time] },
      { label: words.rating, text: '', caveat: row.rating },
      whyNoSum(deposit) ? { label: words.youGet, text: NOT_KNOWN } : sumFigure(rate, deposit),
    ],
    facts: [
      [words.factExtra, formatCell(row.seniorExtra)],
      [words.factRating, row.rating],
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
    title: words.companies,
    notes: [
      words.noteCompanies({ ...KNOWN_TIME, month: formatMonth(companies.asOf) }),
      without?.note ?? words.noteCompounding,
      words.noteRisk,
    ],
    heads: [{ text: words.company }, { text: words.rate }, { text: words.rating }, { text: words.youGet }],
    narrow: { main: 2, line: [0, 1] },
    ranked: without ? [] : rows,
    unranked: without ? [{ reason: without.reason, rows }] : [],
  };
}
