import { leftAfterTax } from '../../content/law/cess';
import type { PanelResult } from '../../machines/list/Panel';
import { rateText } from '../../lib/format/rateText';
import { formatRupees } from '../../lib/format/rupees';
import { depositAnswer, spreadInsured, type DepositAnswer, type SpreadPart } from './deposits';
import { formatMoney } from '../../lib/quantities/money';
import type { BankOffer, RankedBanks } from './banks';
import { depositInputs, timeText, type CountedDeposit, type Deposit } from './inputs';
import * as words from './messages.en';

/** A sentence names at most this many banks and counts the others. */
const NAMED = 3;

/** The slabs of which a note says what they leave, while the visitor has named none. */
const SHOWN_SLABS = ['20', '30'] as const;

/** The best result with everything insured: at the bank with the highest rate, or spread over several. */
interface Best {
  readonly parts: readonly SpreadPart<BankOffer>[];
  /** Rupees that no bank is left for */
  readonly left: number;
  readonly sum: Pick<DepositAnswer, 'value' | 'afterTax'>;
  /** What tax at some slabs would leave of it, in rupees */
  readonly leftAt: Readonly<Record<(typeof SHOWN_SLABS)[number], number>>;
  /** Every bank with the first one's rate, by name; a single one without a tie */
  readonly tied: readonly string[];
  /** Whether an unranked bank pays more */
  readonly isBeaten: boolean;
}

export function bestInsured({ byRate, isBeaten }: RankedBanks, deposit: CountedDeposit, insured: number): Best {
  const inputs = depositInputs(deposit);
  const { parts, left } = spreadInsured(inputs, byRate, insured);
  const answers = parts.map(({ offer, amount }) => depositAnswer({ ...inputs, amount }, offer.rate));
  const whole = answers.reduce((sum, { value }) => sum + value, 0);
  const leftAt = (slab: string): number =>
    deposit.amount + (whole - deposit.amount) * leftAfterTax(slab, deposit.figures);
  return {
    parts,
    left,
    leftAt: { 20: leftAt('20'), 30: leftAt('30') },
    sum: {
      value: whole,
      afterTax: answers.reduce((sum, { afterTax }) => sum + afterTax, 0),
    },
    tied: tiedWith(byRate),
    isBeaten,
  };
}

/** Names of the banks with the same rate as the first. */
export function tiedWith(byRate: readonly BankOffer[]): readonly string[] {
  return byRate.filter(({ rate }) => rate === byRate[0]?.rate).map(({ bank }) => bank.provider.name);
}

/** "Suryoday, Unity or Utkarsh", or one name and the number of others. */
function anyOf(tied: readonly string[]): string {
  const [first = '', second = '', third = ''] = tied;
  return words.anyBank({ count: tied.length, first, second, third, others: tied.length - 1 });
}

const partText = ({ offer, amount }: SpreadPart<BankOffer>): string =>
  words.part({ amount: formatRupees(amount), bank: offer.bank.provider.name, rate: rateText(offer.rate) });

/** What tax at some slabs would leave, while the visitor has named none. */
export function leftNotes({ parts, left, leftAt, sum }: Best, { slab }: Deposit): readonly string[] {
  if (slab !== 'none' || parts.length === 0 || left > 0) return [];
  return [
    words.noteLeft({
      value: formatRupees(sum.value),
      at20: formatRupees(leftAt[20]),
      at30: formatRupees(leftAt[30]),
    }),
  ];
}

/** What somebody of 60 or older would get, if it is more. */
function seniorLead({ sum }: Best, senior: Best | undefined): readonly string[] {
  if (!senior || senior.left > 0 || senior.sum.value <= sum.value) return [];
  return [words.leadSenior({ isBeaten: senior.isBeaten, value: formatRupees(senior.sum.value) })];
}

/**
 * The answer in one sentence. It never recommends more than the insured amount at one bank and spreads a larger deposit over several.
 * @param senior the best result for somebody of 60 or older, beside that of a younger visitor
 */
export function leadOf(best: Best, deposit: Deposit, insured: number, senior?: Best): string {
  const { parts, left, sum, isBeaten } = best;
  const given = { isSenior: deposit.senior, amount: formatMoney(deposit.amount), time: timeText(deposit) };
  const banks = parts.length;
  const [first] = parts;
  if (!first) return words.leadNoRate(given);
  if (left > 0) return words.leadTooLarge({ ...given, banks, insured: formatMoney(insured) });
  const becomes = {
    ...given,
    value: formatRupees(sum.value),
    isTaxed: deposit.slab !== 'none',
    afterTax: formatRupees(sum.afterTax),
    taxSlab: deposit.slab,
  };
  const whatElse = seniorLead(best, senior);
  if (banks === 1) {
    return [words.leadOneBank({ ...becomes, isBeaten, rate: rateText(first.offer.rate) }), ...whatElse].join(' ');
  }
  return [
    words.leadSeveral({
      ...becomes,
      banks,
      areNamed: banks <= NAMED,
      parts: parts.map(partText),
      firstPart: partText(first),
      lowestRate: rateText(parts.at(-1)?.offer.rate ?? 0),
    }),
    ...whatElse,
    words.limit({
      insured: formatMoney(insured),
      amount: formatRupees(first.amount),
      bank: first.offer.bank.provider.name,
      whole: formatRupees(first.offer.answer.value),
    }),
  ].join(' ');
}

/** The total behind the answer: deposit and interest. */
export function resultOf({ parts, left, sum, tied }: Best, { amount, slab }: Deposit): PanelResult | undefined {
  const [first] = parts;
  if (!first || left > 0) return undefined;
  const sentence =
    slab === 'none'
      ? words.resultBeforeTax
      : words.resultAfterTax({ afterTax: formatRupees(sum.afterTax), taxSlab: slab });
  return {
    label:
      parts.length === 1
        ? words.resultAt({ rate: rateText(first.offer.rate) })
        : words.resultOver({ banks: parts.length }),
    figure: formatRupees(sum.value),
    parts: [
      { name: words.partDeposit, rupees: amount },
      { name: words.partInterest, rupees: sum.value - amount, isGain: true },
    ],
    sentence,
    condition: words.resultWhere({ banks: parts.length, bank: anyOf(tied), sentence }),
  };
}
