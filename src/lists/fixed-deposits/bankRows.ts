import { providerKindNames } from '../../content/providerKinds';
import { valueOf } from '../../content/valueOf';
import type { OfferGroup, OfferRow, RowFigure } from '../../machines/list/rows';
import { taxNote } from '../../machines/fields/inputs/fields';
import { formatDay } from '../../lib/format/dates';
import { rateText } from '../../lib/format/rateText';
import { formatRupees } from '../../lib/format/rupees';
import { isInsured } from './deposits';
import { formatCell } from '../../lib/quantities/cell';
import { formatMoney } from '../../lib/quantities/money';
import { NOT_FOUND, NOT_KNOWN } from '../../lib/quantities/unknown';
import { belowMost, type Most } from '../belowMost';
import { bankRate, rateCell, type Bank, type BankOffer, type RankedBanks } from './banks';
import { SENIOR_INTEREST, tenures, timeText, type CountedDeposit, type Deposit } from './inputs';
import { tiedWith } from './sentences';
import * as words from './messages.en';

function cellText(bank: Bank, years: string, isSenior: boolean): string {
  const cell = rateCell(bank, years, isSenior);
  return cell ? formatCell(cell) : NOT_FOUND;
}

/** The rates for all tenures in one line: "1 y 7.00%, 2 y 7.30%". */
function allRates(bank: Bank, isSenior: boolean): string {
  return tenures.map((years) => words.rateOfYears({ years, rate: cellText(bank, years, isSenior) })).join(', ');
}

/**
 * A deposit's maturity value in a row, and the gap to the highest.
 * @param most missing for an unranked row
 */
function sumFigure({ value, afterTax }: BankOffer['answer'], { slab }: Deposit, most?: Most): RowFigure {
  return {
    label: words.youGet,
    text: formatRupees(value),
    small: slab === 'none' ? [] : [words.afterTax({ amount: formatRupees(afterTax) })],
    ...belowMost(value, most),
    counted: { number: value, best: 'highest' },
  };
}

/** What differs between banks of one deposit: nothing is said in each row that holds for all. */
interface Shared {
  readonly insured: number;
  /** Whether no bank of the list owes more than is insured */
  readonly isInsuredEverywhere: boolean;
}

/** What is left after this visitor's tax, and, where banks differ in it, what is insured. */
function noteOf({ answer }: BankOffer, { slab }: Deposit, { insured, isInsuredEverywhere }: Shared): OfferRow['note'] {
  const parts = [
    ...(slab === 'none' ? [] : [words.afterTax({ amount: formatRupees(answer.afterTax) })]),
    ...(isInsuredEverywhere
      ? []
      : [isInsured(answer.owed, insured) ? words.insuredInFull : words.insuredPart({ insured: formatMoney(insured) })]),
  ];
  return parts.length > 0 ? { text: parts.join(' · ') } : undefined;
}

function bankRow(bank: Bank, deposit: Deposit, shared: Shared, offer?: BankOffer, most?: Most): OfferRow {
  const { row, provider } = bank;
  return {
    ...provider,
    about: words.aboutBank({ kind: providerKindNames[provider.kind] }),
    figures: [
      {
        label: deposit.senior ? words.rateSenior : words.rate,
        text: offer ? rateText(offer.rate) : cellText(bank, deposit.years, deposit.senior),
        counted: offer && { number: offer.rate, best: 'highest', isRate: true },
      },
      {
        label: words.byYears,
        text: '',
        bars: tenures.map((years) => ({
          name: years,
          value: bankRate(bank, years, deposit.senior),
          isChosen: years === deposit.years,
        })),
        caveat: [
          words.highest({ rate: formatCell({ ...row.highestRate, note: undefined }) }),
          ...(deposit.senior ? [words.belowSixty] : []),
        ].join(' '),
      },
      offer ? sumFigure(offer.answer, deposit, most) : { label: words.youGet, text: NOT_KNOWN },
    ],
    note: offer && noteOf(offer, deposit, shared),
    documents: bank.ownDocuments,
    link: row.link,
    get facts(): OfferRow['facts'] {
      return [
        [words.factHighest, formatCell(row.highestRate)],
        [words.factBelow, allRates(bank, false)],
        [words.factFrom, allRates(bank, true)],
        [words.breaking, formatCell(row.breakingCost)],
        ...(row.effective ? [[words.inForce, formatDay(row.effective)] as const] : []),
      ];
    },
  };
}

/** The insured amount, in sentences that hold for every bank of the list. */
function insuredNote({ byRate }: RankedBanks, insured: number): string {
  const most = byRate[0]?.answer.owed ?? 0;
  return [
    words.noteInsured({ insured: formatMoney(insured) }),
    isInsured(most, insured) ? words.noteWithin({ owed: formatRupees(most) }) : words.noteBeyond,
  ].join(' ');
}

/** The seniors' deduction is not counted, because it depends on the regime and on other interest. */
function seniorNotes({ senior, figures }: CountedDeposit): readonly string[] {
  return senior ? [words.noteSenior({ free: formatMoney(valueOf(figures, SENIOR_INTEREST)) })] : [];
}

const tagOf = (tied: number, deposit: CountedDeposit): string =>
  (tied > 1 ? words.tagTie : words.tagHighest)({ time: timeText(deposit) });

/**
 * The banks as rows of the list.
 * @param left what tax would leave, as sentences
 */
export function bankGroup(
  ranking: RankedBanks,
  deposit: CountedDeposit,
  insured: number,
  left: readonly string[] = [],
): OfferGroup {
  const { ranked, unranked, without, byRate, isBeaten } = ranking;
  const [best] = byRate;
  const most = best && { rupees: best.answer.value, isBeaten };
  const shared = { insured, isInsuredEverywhere: isInsured(byRate[0]?.answer.owed ?? 0, insured) };
  const rowOf = (offer: BankOffer): OfferRow => bankRow(offer.bank, deposit, shared, offer);
  return {
    id: 'banks',
    notes: [insuredNote(ranking, insured), [taxNote(deposit.slab), ...left].join(' '), ...seniorNotes(deposit)],
    heads: [
      { text: words.bank, order: 'name' },
      { text: words.rate },
      { text: words.byYears, order: 'highest', highestFirst: true },
      { text: words.youGet, order: 'get', highestFirst: true },
    ],
    narrow: { main: 2, line: [0] },
    tag: deposit.order === 'get' && !isBeaten ? tagOf(tiedWith(byRate).length, deposit) : undefined,
    ranked: ranked.map((offer) => bankRow(offer.bank, deposit, shared, offer, most)),
    unranked: [
      ...unranked.map(({ reason, offers }) => ({ reason, rows: offers.map(rowOf) })),
      ...(without.length > 0
        ? [
            {
              reason: words.noRate({ time: timeText(deposit) }),
              rows: without.map((bank) => bankRow(bank, deposit, shared)),
            },
          ]
        : []),
    ],
  };
}
