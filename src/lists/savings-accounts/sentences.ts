import type { FigureValues } from '../../content/figureValues';
import type { PanelResult } from '../../machines/list/Panel';
import { insuredSplit } from '../../lib/finance/insuredSplit';
import { rateText } from '../../lib/format/rateText';
import { formatRupees } from '../../lib/format/rupees';
import { formatMoney } from '../../lib/quantities/money';
import { earnedAt, offerAt, type AccountOffer, type Saving } from './accounts';
import type { RankedAccounts } from './rank';
import * as words from './messages.en';

/** A part of a balance, and its interest at one bank. */
interface Part {
  /** Rupees */
  readonly kept: number;
  readonly offer: AccountOffer;
}

/** The interest on a fully insured balance: at one bank, or split over several. */
export interface Best {
  readonly parts: readonly Part[];
  readonly earned: number;
  readonly afterTax: number;
  /** Whether an unranked account earns more */
  readonly isBeaten: boolean;
}

/** Percent a year on the whole part. */
const rateOf = ({ kept, offer }: Part): number => (offer.earned / kept) * 100;

/** With more parts, the sentence names only the first and the last. */
const MOST_NAMED = 3;

/**
 * Splits a balance over banks for the highest interest while everything, including a year's interest, stays insured. The part with the highest rate
 * comes first.
 *
 * @returns no parts if the list has too few banks
 */
export function bestInsured(saving: Saving, ranking: RankedAccounts, insured: number, figures: FigureValues): Best {
  const banks = ranking.byEarned.map(
    ({ account, minimum = 0 }) =>
      (rupees: number) =>
        rupees < minimum ? undefined : earnedAt(account, rupees),
  );
  const parts = insuredSplit(banks, saving.balance, insured).flatMap(({ bank, rupees: kept }) => {
    const account = ranking.byEarned[bank]?.account;
    const offer = account && offerAt(account, { ...saving, balance: kept }, figures);
    return offer ? [{ kept, offer }] : [];
  });
  return {
    parts: parts.sort((a, b) => rateOf(b) - rateOf(a)),
    earned: parts.reduce((sum, { offer }) => sum + offer.earned, 0),
    afterTax: parts.reduce((sum, { offer }) => sum + offer.afterTax, 0),
    isBeaten: ranking.isBeaten,
  };
}

const bankText = (part: Part): string =>
  words.bankRate({ bank: part.offer.account.provider.name, rate: rateText(rateOf(part)) });

const partText = (part: Part): string => words.part({ amount: formatMoney(part.kept), bank: bankText(part) });

/** The answer in one sentence. It never recommends more than the insured amount at one bank and spreads a larger balance over several. */
export function leadOf(
  { parts, earned, afterTax, isBeaten }: Best,
  { balance, slab }: Saving,
  insured: number,
): string {
  const ofBank = { insured: formatMoney(insured) };
  const [first, ...others] = parts;
  if (!first) return words.leadNone({ balance: formatMoney(balance), ...ofBank });
  const earns = {
    balance: formatMoney(balance),
    earned: formatRupees(earned),
    isTaxed: slab !== 'none',
    afterTax: formatRupees(afterTax),
    taxSlab: slab,
  };
  const last = others.at(-1);
  if (!last) return words.leadOneBank({ ...earns, isBeaten, bank: bankText(first) });
  // Parts are rounded, so slightly more may be possible: no "up to".
  const lead = words.leadSeveral({
    ...earns,
    areNamed: parts.length <= MOST_NAMED,
    parts: parts.map(partText),
    count: parts.length,
    firstPart: partText(first),
    lastPart: partText(last),
  });
  return [lead, words.alone(ofBank)].join(' ');
}

/** The total behind the answer: balance and interest. */
export function resultOf({ parts, earned, afterTax }: Best, { balance, slab }: Saving): PanelResult | undefined {
  if (parts.length === 0) return undefined;
  return {
    label: parts.length === 1 ? words.resultOneBank : words.resultOver({ banks: parts.length }),
    figure: formatRupees(earned),
    parts: [
      { name: words.partBalance, rupees: balance },
      { name: words.partInterest, rupees: earned, isGain: true },
    ],
    sentence:
      slab === 'none'
        ? words.resultBeforeTax
        : words.resultAfterTax({ afterTax: formatRupees(afterTax), taxSlab: slab }),
  };
}
