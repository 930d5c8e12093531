import { formatRupees } from '../../lib/format/rupees';
import { rupeesInShort } from '../../lib/format/rupeesInShort';
import { isForBestGrade, isStartingRate } from '../loans/tiers';
import type { HomeLoanList, LoanAnswer, LoanInputs, LoanRanking, RateTier } from '../../content/offerTypes';
import type { OfferGroup, OfferRow, RowFigure } from '../../machines/list/rows';
import { columnNames, tagOf } from '../loans/columns';
import { documentsOf, factsOf, type FactId } from './facts';
import { aprText, distanceText, isLowest, publishedRateText, rateText, withoutFeeText } from '../loans/rowTexts';

/** Facts that /compare shows and a row need not, because it shows the total already. */
const ONLY_SIDE_BY_SIDE: readonly FactId[] = ['rise', 'interest'];

/** What a visitor who named a score should know of a rate that does not depend on one. */
function doubtOf(tier: RateTier, inputs: LoanInputs): readonly string[] {
  if (isForBestGrade(tier, inputs)) return ['for its best grade'];
  return isStartingRate(tier, inputs) ? ['starting rate'] : [];
}

function rateFigure(answer: LoanAnswer, inputs: LoanInputs): RowFigure {
  const { rate, tier, newer, passedOn = 0, row } = answer;
  const { text, small } = publishedRateText(answer);
  if (rate === undefined || tier === undefined) return { label: 'Rate', text };
  const average = row.averageRate?.value.least;
  return {
    label: 'Rate',
    text,
    small: [
      ...doubtOf(tier, inputs),
      ...(small === undefined ? [] : [small]),
      ...(newer?.rate.least === undefined ? [] : [`now ${rateText(newer.rate.least)}`]),
      ...(average === undefined ? [] : [`average ${rateText(average)}`]),
    ],
    range: { least: rate, ...(tier.rate.most !== undefined && { most: tier.rate.most + passedOn }) },
  };
}

function lines(text: string): readonly string[] {
  return text === '' ? [] : [text];
}

/** One lender: the rate, what it costs a month and in all, and below it what else a borrower should know. */
function offerRow(list: HomeLoanList, inputs: LoanInputs, answer: LoanAnswer): OfferRow {
  const { row, emi, total, feeText } = answer;
  return {
    ...row.provider,
    about: row.provider.kind,
    figures: [
      rateFigure(answer, inputs),
      {
        label: columnNames.emi,
        text: emi === undefined ? 'Not known' : formatRupees(emi),
        small: lines(aprText(answer)),
      },
      {
        label: columnNames.total,
        text: total === undefined ? 'Not known' : rupeesInShort(total),
        small: lines(withoutFeeText(answer)),
        distance: distanceText(answer),
        isBest: isLowest(answer),
      },
    ],
    fold: { label: 'fee', text: feeText },
    facts: factsOf(answer, inputs)
      .filter(({ id }) => !ONLY_SIDE_BY_SIDE.includes(id))
      .map(({ name, value }) => [name, value]),
    documents: documentsOf(answer, list).map(({ id }) => id),
    link: row.link,
    canApply: true,
  };
}

/** The lenders as rows of a list: those that are ranked, and those that are not with the reason. */
export function loanGroup(
  list: HomeLoanList,
  { ranked, lastKnown, unranked, rivals, inputs, column, notes }: LoanRanking,
): OfferGroup {
  const rowOf = (answer: LoanAnswer): OfferRow => offerRow(list, inputs, answer);
  return {
    id: 'lenders',
    notes,
    heads: [
      { text: 'Lender', order: 'name' },
      { text: columnNames.rate, order: 'rate' },
      { text: columnNames.emi, order: 'emi' },
      { text: columnNames.total, order: 'total' },
    ],
    tag: lastKnown.length > 0 ? undefined : tagOf(ranked, column, { rivals, isEstimate: inputs.passOnRepoChange }),
    ranked: [...ranked, ...lastKnown].map(rowOf),
    apart: unranked.map(({ reason, answers }) => ({ reason, rows: answers.map(rowOf) })),
  };
}
