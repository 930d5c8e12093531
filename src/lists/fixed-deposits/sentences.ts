import type { PanelResult } from '../../machines/list/Panel';
import { rateText } from '../../lib/format/rateText';
import { formatRupees } from '../../lib/format/rupees';
import { inWords } from '../../lib/format/inWords';
import { orList } from '../../lib/wordLists';
import { depositAnswer, spreadInsured, type DepositAnswer, type SpreadPart } from './deposits';
import { formatMoney } from '../../lib/quantities/money';
import type { BankOffer, RankedBanks } from './banks';
import { depositInputs, timeText, type CountedDeposit, type Deposit } from './inputs';

/** A sentence names at most this many banks and counts the others. */
const NAMED = 3;

/** The best result with everything insured: at the bank with the highest rate, or spread over several. */
interface Best {
  readonly parts: readonly SpreadPart<BankOffer>[];
  /** Rupees that no bank is left for */
  readonly left: number;
  readonly sum: Pick<DepositAnswer, 'value' | 'afterTax'>;
  /** Every bank with the first one's rate, by name; a single one without a tie */
  readonly tied: readonly string[];
  /** Whether an unranked bank pays more */
  readonly isBeaten: boolean;
}

export function bestInsured({ byRate, isBeaten }: RankedBanks, deposit: CountedDeposit, insured: number): Best {
  const inputs = depositInputs(deposit);
  const { parts, left } = spreadInsured(inputs, byRate, insured);
  const answers = parts.map(({ offer, amount }) => depositAnswer({ ...inputs, amount }, offer.rate));
  return {
    parts,
    left,
    sum: {
      value: answers.reduce((sum, { value }) => sum + value, 0),
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
  const [first = ''] = tied;
  return tied.length <= NAMED ? orList(tied) : `${first} or any of ${inWords(tied.length - 1)} other banks`;
}

function where(parts: Best['parts']): string {
  const texts = parts.map(
    ({ offer, amount }) => `${formatRupees(amount)} at ${offer.bank.provider.name} (${rateText(offer.rate)})`,
  );
  const [first = ''] = texts;
  if (texts.length === 1) return first;
  if (texts.length <= NAMED) return `${texts.slice(0, -1).join(', ')} and ${texts.at(-1) ?? ''}`;
  return `from ${first} down to ${rateText(parts.at(-1)?.offer.rate ?? 0)}`;
}

/** The answer in one sentence. It never recommends more than the insured amount at one bank and spreads a larger deposit over several. */
export function leadOf({ parts, left, sum, tied, isBeaten }: Best, deposit: Deposit, insured: number): string {
  const { senior, slab, amount } = deposit;
  const start = `${senior ? 'A senior citizen’s ' : ''}**${formatMoney(amount)} for ${timeText(deposit)}**`;
  const [first] = parts;
  if (!first) return `${start}: we found no rate of a bank for it.`;
  if (left > 0) {
    return `${start} is more than the ${inWords(parts.length)} banks of this list insure together, ${formatMoney(insured)} each.`;
  }
  const tax = slab === 'none' ? '' : `, or ${formatRupees(sum.afterTax)} after tax at ${slab}%`;
  const becomes = `**${formatRupees(sum.value)}**`;
  if (parts.length === 1) {
    return `${start} becomes ${isBeaten ? '' : 'up to '}${becomes}${tax}, insured in full, at ${anyOf(tied)} (${rateText(first.offer.rate)}).`;
  }
  return [
    `${start} becomes ${becomes}${tax}, insured in full over ${inWords(parts.length)} banks: ${where(parts)}.`,
    `The ${formatMoney(insured)} insured at each bank must cover its interest too, so only ${formatRupees(first.amount)} fits at ${first.offer.bank.provider.name}.`,
  ].join(' ');
}

/** The total behind the answer: deposit and interest. */
export function resultOf({ parts, left, sum }: Best, { amount, slab }: Deposit): PanelResult | undefined {
  const [first] = parts;
  if (!first || left > 0) return undefined;
  return {
    label:
      parts.length === 1 ? `At ${rateText(first.offer.rate)} you get` : `Over ${inWords(parts.length)} banks you get`,
    figure: formatRupees(sum.value),
    parts: [
      { name: 'your deposit', rupees: amount },
      { name: 'interest', rupees: sum.value - amount },
    ],
    sentence:
      slab === 'none'
        ? 'before tax, insured in full.'
        : `${formatRupees(sum.afterTax)} after tax at ${slab}% with cess, insured in full.`,
  };
}
