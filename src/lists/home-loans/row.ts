import { providerKindNames } from '../../content/providerKinds';
import type { RateTier } from '../../content/offerTypes';
import type { OfferRow, RowFigure } from '../../machines/list/rows';
import { rateDay, type LoanInputs } from '../loans/loan';
import { figuresOnceOld, monthlyFigure, totalFigure } from '../loans/loanRows';
import { rateText } from '../../lib/format/rateText';
import { publishedRateText, rateRangeText } from '../loans/rowTexts';
import { isForBestGrade, isStartingRate, whoGets } from '../loans/tiers';
import { isUnknown } from '../../lib/quantities/quantity';
import { comparedOf, factsOf, type HomeLoanAnswer } from './facts';
import * as words from './messages.en';

/** A warning for visitors with a score, if the rate does not depend on one. */
function doubtOf(tier: RateTier, inputs: LoanInputs): readonly string[] {
  if (isForBestGrade(tier, inputs)) return [words.bestGrade];
  return isStartingRate(tier, inputs) ? [words.starting] : [];
}

/** The lowest published rate, where it is not for this visitor, and who gets it. */
function rateForOthers({ row: { rates } }: HomeLoanAnswer): RowFigure {
  const [lowest] = rates
    .filter(({ rate }) => rate.least !== undefined)
    .sort((a, b) => (a.rate.least ?? 0) - (b.rate.least ?? 0));
  const who = lowest && whoGets(lowest, words.scoreInShort);
  return { label: words.rate, text: rateRangeText(lowest?.rate ?? {}), ...(who !== undefined && { caveat: who }) };
}

function rateFigure(answer: HomeLoanAnswer, inputs: LoanInputs, leads = false): RowFigure {
  const { rate, tier, passedOn = 0, row } = answer;
  const { text, small } = publishedRateText(answer);
  if (rate === undefined || tier === undefined) return rateForOthers(answer);
  const who = leads ? whoGets(tier, words.scoreInShort) : undefined;
  const average = row.averageRate?.value.least;
  return {
    label: words.rate,
    text,
    caveat: [...(who === undefined ? [] : [who]), ...doubtOf(tier, inputs)].join(', '),
    small: [
      ...(small === undefined ? [] : [small]),
      ...(average === undefined ? [] : [words.rateAverage({ rate: rateText(average) })]),
    ],
    range: { least: rate, ...(tier.rate.most !== undefined && { most: tier.rate.most + passedOn }) },
    counted: { name: words.rateCompared, number: rate, best: 'lowest', isRate: true },
  };
}

/** Ids of the documents behind the known values of an answer, without duplicates. */
function documentsOf({ row, tier }: HomeLoanAnswer): readonly string[] {
  const { averageRate, conversionFee, processingFee } = row;
  const fees = [processingFee, conversionFee].map(({ value, document }) => (isUnknown(value) ? undefined : document));
  const otherFees = (processingFee.others ?? []).map(({ document }) => document);
  const ids = [tier?.document, ...fees, ...otherFees, averageRate?.document];
  return [...new Set(ids.flatMap((id) => id ?? []))];
}

/**
 * The row of one lender: rate, monthly and total cost, and further facts.
 * @param leads whether the answer above the list quotes its rate, so that it says who gets it
 */
export function homeLoanRow(answer: HomeLoanAnswer, inputs: LoanInputs, leads = false): OfferRow {
  const { row, feeText } = answer;
  return {
    ...row.provider,
    about: providerKindNames[row.provider.kind],
    figures: [rateFigure(answer, inputs, leads), monthlyFigure(answer), totalFigure(answer)],
    figuresOnceOld: figuresOnceOld(rateFigure(answer, inputs), rateDay(answer)),
    note: { label: words.fee, text: feeText },
    get compared() {
      return comparedOf(answer, inputs);
    },
    get facts() {
      return factsOf(answer);
    },
    get documents() {
      return documentsOf(answer);
    },
    link: row.link,
    canApply: true,
  };
}
