import type { OfferGroup, OfferRow } from '../../machines/list/rows';
import { formatMonth } from '../../lib/format/dates';
import { rateText } from '../../lib/format/rateText';
import { depositAnswer, type DepositAnswer } from './deposits';
import { formatCell, orderNumber } from '../../lib/quantities/cell';
import { isUnknown } from '../../lib/quantities/quantity';
import { exactValue } from '../../lib/quantities/span';
import { getFigure } from './bankRows';
import { companies, type Company } from './banks';
import { depositInputs, type CountedDeposit, type Deposit } from './inputs';

/** The only tenure for which the list has company rates. */
const KNOWN_YEARS = '3';

interface CompanyOffer {
  readonly company: Company;
  readonly rate: number;
  readonly answer: DepositAnswer;
}

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

function companyRow({ company, rate, answer }: CompanyOffer, deposit: Deposit): OfferRow {
  const { row, provider } = company;
  const isAsked = deposit.years === KNOWN_YEARS;
  return {
    ...provider,
    about: `${provider.kind}, not insured`,
    figures: [
      { label: 'Rate', text: rateOf(company, rate, deposit.senior), small: [`${KNOWN_YEARS} years`] },
      { label: 'Rating', text: '', small: [row.rating] },
      isAsked ? getFigure(answer, deposit) : { label: 'You get', text: 'Not known' },
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
  const inputs = depositInputs(deposit);
  const offers = companies.records
    .flatMap((company) => {
      const rate = companyRate(company, deposit.senior);
      return rate === undefined ? [] : [{ company, rate, answer: depositAnswer(inputs, rate) }];
    })
    .sort((a, b) => a.company.provider.name.localeCompare(b.company.provider.name, 'en-IN'));
  const rows = offers.map((offer) => companyRow(offer, deposit));
  const isAsked = deposit.years === KNOWN_YEARS;
  return {
    id: 'companies',
    title: 'Company deposits, which nobody insures',
    notes: [
      `Rates for ${KNOWN_YEARS} years of ${formatMonth(companies.asOf)}, older than those of the banks. They stand by name, because a higher rate is paid for a higher risk.`,
      ...(isAsked ? [] : [`Only these rates are known: choose ${KNOWN_YEARS} years to see what you get.`]),
      'If a company fails, you wait with its other creditors. AAA is the best rating, and each step down means a higher risk of losing money.',
    ],
    heads: [{ text: 'Company' }, { text: 'Rate' }, { text: 'Rating' }, { text: 'You get' }],
    ranked: isAsked ? rows : [],
    unranked: isAsked ? [] : [{ reason: `Only their rates for ${KNOWN_YEARS} years are known.`, rows }],
  };
}
