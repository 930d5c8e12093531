/** What a month brings: the tax that leaves the salary, what reaches the bank, and the tax that nobody deducts. */
import { advanceTaxOf, leastAdvanceTax, owesAdvanceTax } from '../../content/law/advanceTax';
import type { Regime, RegimeComparison, Salary } from '../../content/law/taxRegimes';
import type { FigureValues } from '../../content/figureValues';
import { formatRupees } from '../../lib/format/rupees';
import { MONTHS_IN_YEAR } from '../../lib/unitSizes';
import * as words from './messages.en';

/** What leaves the salary each month and what is left of a twelfth of it; unrounded rupees. Professional tax is not known. */
export function monthOf({ salary, employerNps, ownPf, onSalary }: RegimeComparison, regime: Regime) {
  const tax = onSalary[regime] / MONTHS_IN_YEAR;
  const nps = employerNps / MONTHS_IN_YEAR;
  return { tax, nps, pf: ownPf, inHand: salary / MONTHS_IN_YEAR - tax - nps - ownPf };
}

/** What leaves and what comes each month, in the cheaper regime. */
export function monthSentence(answer: RegimeComparison): string {
  const { tax, nps, pf, inHand } = monthOf(answer, answer.cheaper);
  const leaving = [
    ...(tax > 0 ? [words.leavingTax({ amount: formatRupees(tax) })] : []),
    ...(nps > 0 ? [words.leavingNps({ amount: formatRupees(nps) })] : []),
    ...(pf > 0 ? [words.leavingPf({ amount: formatRupees(pf) })] : []),
  ];
  const said = { inHand: formatRupees(inHand), knowsPf: pf > 0 };
  return leaving.length === 0 ? words.sentenceMonthWhole(said) : words.sentenceMonth({ ...said, leaving });
}

/** When the tax on other income has to be paid, if there is any. The employer is taken to deduct the tax on the salary alone. */
export function otherTaxSentences(
  { tax, onSalary, cheaper }: RegimeComparison,
  { age }: Salary,
  figures: FigureValues,
): readonly string[] {
  const due = tax[cheaper].payable - onSalary[cheaper];
  if (due === 0) return [];
  if (owesAdvanceTax(figures, due, age)) {
    const { june, september, december, march } = advanceTaxOf(figures, due);
    return [
      words.sentenceAdvanceTax({
        due: formatRupees(due),
        june: formatRupees(june),
        september: formatRupees(september),
        december: formatRupees(december),
        march: formatRupees(march),
      }),
    ];
  }
  const why = age === 'below60' ? 'small' : 'age';
  return [words.sentenceNoAdvanceTax({ due: formatRupees(due), why, least: formatRupees(leastAdvanceTax(figures)) })];
}
