import type { OfferGroup, OfferRow, RowFigure } from '../../machines/list/rows';
import { taxNote } from '../../machines/fields/inputs/fields';
import { formatDay } from '../../lib/format/dates';
import { rateText } from '../../lib/format/rateText';
import { formatRupees } from '../../lib/format/rupees';
import { isInsured } from './deposits';
import { formatCell } from '../../lib/quantities/cell';
import { formatMoney } from '../../lib/quantities/money';
import { belowMost, type Most } from '../belowMost';
import { bankRate, rateCell, tenures, type Bank, type BankOffer, type RankedBanks } from './banks';
import { SENIOR_INTEREST, timeText, type CountedDeposit, type Deposit } from './inputs';
import { tiedWith } from './sentences';

function cellText(bank: Bank, years: string, isSenior: boolean): string {
  const cell = rateCell(bank, years, isSenior);
  return cell ? formatCell(cell) : 'Not found';
}

/** The rates for all tenures in one line: "1 year 7.00%, 2 years 7.30%". */
function allRates(bank: Bank, isSenior: boolean): string {
  return tenures.map(({ years }) => `${years} y ${cellText(bank, years, isSenior)}`).join(', ');
}

/**
 * A deposit's maturity value in a row, and the gap to the highest.
 * @param most missing for an unranked row
 */
export function getFigure({ value, afterTax }: BankOffer['answer'], { slab }: Deposit, most?: Most): RowFigure {
  return {
    label: 'You get',
    text: formatRupees(value),
    small: slab === 'none' ? [] : [`${formatRupees(afterTax)} after tax`],
    ...belowMost(value, most),
    counted: { number: value, best: 'highest' },
  };
}

function bankRow(bank: Bank, deposit: Deposit, insured: number, offer?: BankOffer, most?: Most): OfferRow {
  const { row, provider } = bank;
  const other = `${deposit.senior ? 'below 60' : 'from 60'} ${cellText(bank, deposit.years, !deposit.senior)}`;
  const { owed = 0 } = offer?.answer ?? {};
  return {
    ...provider,
    about: `${provider.kind}, insured`,
    figures: [
      {
        label: deposit.senior ? 'Rate from 60' : 'Rate',
        text: offer ? rateText(offer.rate) : cellText(bank, deposit.years, deposit.senior),
        small: [timeText(deposit), other],
      },
      {
        label: 'By years',
        text: '',
        bars: tenures.map(({ years }) => ({
          name: years,
          value: bankRate(bank, years, deposit.senior),
          isChosen: years === deposit.years,
        })),
        small: [`highest ${formatCell({ ...row.highestRate, note: undefined })}`, 'below 60'],
      },
      offer ? getFigure(offer.answer, deposit, most) : { label: 'You get', text: 'Not known' },
    ],
    fold: { text: isInsured(owed, insured) ? 'insured in full' : `${formatMoney(insured)} of it insured` },
    facts: [
      ['Highest rate below 60', formatCell(row.highestRate)],
      ['Below 60', allRates(bank, false)],
      ['From 60', allRates(bank, true)],
      ['Taken off the rate for breaking it early', formatCell(row.breakingCost)],
      ...(row.effective ? [['In force since', formatDay(row.effective)] as const] : []),
    ],
    documents: bank.ownDocuments,
    link: row.link,
  };
}

/** The insured amount, in a sentence that holds for every bank of the list. */
function insuredNote({ byRate }: RankedBanks, insured: number): string {
  const most = byRate[0]?.answer.owed ?? 0;
  const rule = `${formatMoney(insured)} is insured at each bank, deposit and interest together.`;
  return isInsured(most, insured)
    ? `${rule} Your ${formatRupees(most)} stays within that at every bank here.`
    : `${rule} What is beyond that depends on the bank, so spread it over several.`;
}

/** The seniors' deduction is not counted, because it depends on the regime and on other interest. */
function seniorNotes({ senior, figures }: CountedDeposit): readonly string[] {
  const free = figures[SENIOR_INTEREST] ?? 0;
  if (!senior || free === 0) return [];
  return [
    `From 60, ${formatMoney(free)} of interest a year is free of tax in the old regime; that is not counted here.`,
  ];
}

const tagOf = (tied: number, deposit: CountedDeposit): string =>
  tied > 1 ? `Tie for the highest rate, ${timeText(deposit)}` : `Highest published rate for ${timeText(deposit)}`;

/** The banks as rows of the list. */
export function bankGroup(ranking: RankedBanks, deposit: CountedDeposit, insured: number): OfferGroup {
  const { ranked, unranked, without, byRate, isBeaten } = ranking;
  const [best] = byRate;
  const most = best && { rupees: best.answer.value, isBeaten };
  const rowOf = (offer: BankOffer): OfferRow => bankRow(offer.bank, deposit, insured, offer);
  return {
    id: 'banks',
    notes: [insuredNote(ranking, insured), taxNote(deposit.slab), ...seniorNotes(deposit)],
    heads: [
      { text: 'Bank', order: 'name' },
      { text: 'Rate' },
      { text: 'By years', order: 'highest', highestFirst: true },
      { text: 'You get', order: 'get', highestFirst: true },
    ],
    tag: deposit.order === 'get' && !isBeaten ? tagOf(tiedWith(byRate).length, deposit) : undefined,
    ranked: ranked.map((offer) => bankRow(offer.bank, deposit, insured, offer, most)),
    unranked: [
      ...unranked.map(({ reason, offers }) => ({ reason, rows: offers.map(rowOf) })),
      ...(without.length > 0
        ? [
            {
              reason: `We found no rate of these for ${timeText(deposit)}.`,
              rows: without.map((bank) => bankRow(bank, deposit, insured)),
            },
          ]
        : []),
    ],
  };
}
