import { calculateEmi } from '../../lib/finance/emi';
import { formatRupees } from '../../lib/format/rupees';
import { rupeesInShort } from '../../lib/format/rupeesInShort';
import type { HomeLoanList, LoanAnswer, LoanInputs, SourceDocument } from '../../content/offerTypes';
import { format, isUnknown } from '../../lib/quantities/quantity';
import { upperFirst } from '../../lib/upperFirst';
import { rateRangeText, rateText } from '../loans/rowTexts';

/** Facts about a row beside its main figures. */
export type FactId =
  'who' | 'newer' | 'average' | 'rise' | 'interest' | 'feeBeforeGst' | 'lowerRate' | 'early' | 'follows' | 'benefit';

export interface Fact {
  readonly id: FactId;
  readonly name: string;
  readonly value: string;
}

/** What a borrower should know of a row, in the order in which it matters. The list and the page that compares both say it. */
export function factsOf(answer: LoanAnswer, inputs: LoanInputs): readonly Fact[] {
  const { row, rate, tier, newer, whoGetsIt, emi } = answer;
  const facts: Fact[] = [];
  const say = (id: FactId, name: string, value: string): void => {
    facts.push({ id, name, value });
  };
  if (rate !== undefined && tier) {
    const raised = { principal: inputs.amount, annualRatePercent: rate + 1, tenureMonths: inputs.tenureMonths };
    const interest = (emi ?? 0) * inputs.tenureMonths - inputs.amount;
    say(
      'who',
      `Who gets ${rateText(tier.rate.least ?? rate)}`,
      upperFirst(whoGetsIt ?? 'our record names no condition'),
    );
    if (newer) say('newer', 'After the repo rate moved', rateRangeText(newer.rate));
    if (row.averageRate) say('average', 'Average rate charged', rateRangeText(row.averageRate.value));
    say('rise', 'If rates rise by 1 point', `${formatRupees(calculateEmi(raised).emi)} a month`);
    say('interest', `Interest over ${inputs.tenureMonths / 12} years`, rupeesInShort(interest));
  }
  say('feeBeforeGst', 'Fee before GST', format(row.processingFee.value));
  const { value: lowerRate } = row.conversionFee;
  say('lowerRate', 'Charge to move to a lower rate later', isUnknown(lowerRate) ? 'Not known' : format(lowerRate));
  if (!isUnknown(row.prepayment.value)) say('early', 'Paying early', format(row.prepayment.value));
  const follows = typeof row.benchmark.value === 'string' ? row.benchmark.value : row.follows;
  say('follows', 'Follows', follows === 'not found' ? 'Not found' : follows);
  if (row.benefit) say('benefit', 'What stands out', row.benefit);
  return facts;
}

/** The documents behind an answer, each once. */
export function documentsOf({ row, tier }: LoanAnswer, list: HomeLoanList): readonly SourceDocument[] {
  const ids = [tier?.document, row.processingFee.document, row.conversionFee.document, row.averageRate?.document];
  return [...new Set(ids)].flatMap((id) => (id === undefined ? [] : (list.documents[id] ?? [])));
}
