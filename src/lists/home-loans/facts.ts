import type { HomeLoan } from '../../content/offerTypes';
import { calculateEmi } from '../../lib/finance/emi';
import { formatRupees } from '../../lib/format/rupees';
import { rupeesInShort } from '../../lib/format/rupeesInShort';
import { otherText, withOthers } from '../../lib/quantities/otherValue';
import { format, isUnknown } from '../../lib/quantities/quantity';
import { upperFirst } from '../../lib/upperFirst';
import type { OfferRow, RowFigure } from '../../machines/list/rows';
import type { LoanAnswer, LoanInputs } from '../loans/loan';
import { aprText, rateRangeText, rateText } from '../loans/rowTexts';

type Answer = LoanAnswer<HomeLoan>;

const whoText = ({ whoGetsIt }: Answer): string => upperFirst(whoGetsIt ?? 'our record names no condition');

/** Caveats and conditions of a row, most important first. */
export function factsOf(answer: Answer): OfferRow['facts'] {
  const { row, rate, tier, newer } = answer;
  const { averageRate, benchmark, benefit, conversionFee, follows, prepayment, processingFee } = row;
  const followed = typeof benchmark.value === 'string' ? benchmark.value : follows;
  const lowerRate = isUnknown(conversionFee.value) ? 'Not known' : format(conversionFee.value);
  const rated: OfferRow['facts'] =
    rate === undefined || !tier
      ? []
      : [
          [`Who gets ${rateText(tier.rate.least ?? rate)}`, whoText(answer)],
          ...(tier.others ? [['Also published', tier.others.map(otherText).join('; ')] as const] : []),
          ...(newer ? [['After the repo rate moved', rateRangeText(newer.rate)] as const] : []),
          ...(averageRate
            ? [['Average rate charged', withOthers(rateRangeText(averageRate.value), averageRate.others)] as const]
            : []),
        ];
  return [
    ...rated,
    ['Fee before GST', withOthers(format(processingFee.value), processingFee.others)],
    ['Charge to move to a lower rate later', withOthers(lowerRate, conversionFee.others)],
    ...(isUnknown(prepayment.value) ? [] : [['Paying early', format(prepayment.value)] as const]),
    ['Follows', followed === 'not found' ? 'Not found' : followed],
    ...(benefit === undefined ? [] : [['What stands out', benefit] as const]),
  ];
}

/** Further computed figures, shown only in a comparison. */
export function comparedOf(answer: Answer, { amount, tenureMonths }: LoanInputs): readonly RowFigure[] {
  const { rate, emi, fee, feeText, apr } = answer;
  if (rate === undefined || emi === undefined) return [];
  const raised = calculateEmi({ principal: amount, annualRatePercent: rate + 1, tenureMonths });
  return [
    { label: 'Who gets this rate', text: whoText(answer) },
    {
      label: 'APR with fee and GST',
      text: aprText(answer) ?? 'Not known',
      counted: { number: apr, best: 'lowest', isRate: true },
    },
    {
      label: 'Fee with GST',
      text: feeText,
      counted: { number: fee.kind === 'known' ? fee.rupees : undefined, best: 'lowest' },
    },
    { label: 'If rates rise by 1 point', text: `${formatRupees(raised.emi)} a month` },
    { label: `Interest over ${tenureMonths / 12} years`, text: rupeesInShort(emi * tenureMonths - amount) },
  ];
}
