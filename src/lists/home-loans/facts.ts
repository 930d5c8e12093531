import type { HomeLoan, Sourced } from '../../content/offerTypes';
import { calculateEmi } from '../../lib/finance/emi';
import { formatRupees } from '../../lib/format/rupees';
import { otherSentence, otherText, withNote, withOthers } from '../../lib/quantities/otherValue';
import { type Quantity, type Unknown } from '../../lib/quantities/quantity';
import { shownText } from '../../lib/quantities/shownText';
import { upperFirst } from '../../lib/upperFirst';
import { NOT_FOUND } from '../../lib/quantities/unknown';
import type { OfferRow, RowFigure } from '../../machines/list/rows';
import { costLines } from '../loans/compared';
import type { LoanAnswer, LoanInputs } from '../loans/loan';
import { rateText } from '../../lib/format/rateText';
import { rateRangeText } from '../loans/rowTexts';
import { whoGets } from '../loans/tiers';
import { benchmarkText } from './benchmark';
import * as words from './messages.en';

export type HomeLoanAnswer = LoanAnswer<HomeLoan>;

/** Who gets a rate. A remark on it says more than that no condition is named. */
function whoText({ whoGetsIt, tier }: HomeLoanAnswer): string {
  if (whoGetsIt === undefined) return tier?.note ?? words.noCondition;
  return withNote(upperFirst(whoGetsIt), tier?.note);
}

type Known = Sourced<Quantity | Unknown>;

const isNotFound = ({ value }: Known): boolean => value.kind === 'not-found';

/** A value with all that is known of it: "0.50%; up to 2% by the schedule of charges. No fee in December." Of one that was not found, nothing else. */
function sourcedText(known: Known): string {
  const text = shownText(known.value);
  return isNotFound(known) ? text : withNote(withOthers(text, known.others), known.note);
}

/** What is known beside a value that was not found, as sentences. In its place they would read as the value. */
function remarksOn(known: Known): readonly string[] {
  if (!isNotFound(known)) return [];
  return [...(known.others ?? []).map(otherSentence), known.note ?? []].flat();
}

/** The lender's other rates, lower or higher, with who gets them: "from 7.30%: self-employed". */
function otherRates({ row, tier }: HomeLoanAnswer): readonly string[] {
  return row.rates
    .filter((other) => other !== tier)
    .map((other) => withNote(`${rateRangeText(other.rate)}: ${whoGets(other) ?? words.noConditionNamed}`, other.note));
}

/** What a rate follows, where its benchmark has no name. */
const FOLLOWED: Readonly<Record<HomeLoan['follows'], string>> = {
  'repo rate': words.followsRepo,
  'own rate': words.followsOwn,
  'external benchmark': words.followsExternal,
  'not found': NOT_FOUND,
};

/** Caveats and conditions of a row, most important first. */
export function factsOf(answer: HomeLoanAnswer): OfferRow['facts'] {
  const { row, rate, tier } = answer;
  const { averageRate, benchmark, benefit, conversionFee, follows, note, prepayment, processingFee, tenure } = row;
  const remarks = [...[processingFee, conversionFee, prepayment, tenure].flatMap(remarksOn), note ?? []].flat();
  const followed = typeof benchmark.value === 'string' ? benchmarkText(benchmark.value, follows) : FOLLOWED[follows];
  const others = otherRates(answer);
  const rated: OfferRow['facts'] =
    rate === undefined || !tier
      ? []
      : [
          [words.whoGets({ rate: rateText(tier.rate.least ?? rate) }), whoText(answer)],
          ...(tier.others ? [[words.alsoPublished, tier.others.map(otherText).join('; ')] as const] : []),
          [words.averageRate, averageRate ? sourcedText(averageRate) : NOT_FOUND],
        ];
  return [
    ...rated,
    ...(others.length === 0 ? [] : [[words.otherRates, others] as const]),
    [words.feeBeforeGst, sourcedText(processingFee)],
    [words.conversionFee, sourcedText(conversionFee)],
    [words.prepayment, sourcedText(prepayment)],
    [words.labelTenure, sourcedText(tenure)],
    [words.benchmark, withNote(followed, benchmark.note)],
    ...(benefit === undefined ? [] : [[words.standsOut, benefit] as const]),
    ...(remarks.length === 0 ? [] : [[words.note, remarks.join(' ')] as const]),
  ];
}

/** Further computed figures, shown only in a comparison. */
export function comparedOf(answer: HomeLoanAnswer, inputs: LoanInputs): readonly RowFigure[] {
  const { rate } = answer;
  const { amount, tenureMonths } = inputs;
  if (rate === undefined) return [];
  const raised = calculateEmi({ principal: amount, annualRatePercent: rate + 1, tenureMonths });
  return [
    { label: words.whoGetsThis, text: whoText(answer) },
    ...costLines(answer, inputs),
    { label: words.ratesRise, text: words.aMonth({ amount: formatRupees(raised.emi) }) },
  ];
}
