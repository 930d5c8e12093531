/** What a month brings: the tax that leaves the salary, what reaches the bank, and the tax that nobody deducts. */
import { advanceTaxOf, leastAdvanceTax, owesAdvanceTax } from '../../content/law/advanceTax';
import type { Regime, RegimeComparison, Salary } from '../../content/law/taxRegimes';
import type { FigureValues } from '../../content/figureValues';
import { formatRupees } from '../../lib/format/rupees';
import * as words from './messages.en';

export const MONTHS = 12;

/** A twelfth of the salary, less the employer's NPS payment and a twelfth of the tax on it; unrounded rupees. PF and professional tax are not known. */
export function monthOf({ salary, employerNps, onSalary }: RegimeComparison, regime: Regime) {
  return { tax: onSalary[regime] / MONTHS, inHand: (salary - employerNps - onSalary[regime]) / MONTHS };
}

/** What leaves and what comes each month, in the cheaper regime. */
export function monthSentence(answer: RegimeComparison): string {
  const { tax, inHand } = monthOf(answer, answer.cheaper);
  return words.sentenceMonth({
    takes: tax === 0 ? 'nothing' : answer.employerNps > 0 ? 'both' : 'tax',
    tax: formatRupees(tax),
    nps: formatRupees(answer.employerNps / MONTHS),
    inHand: formatRupees(inHand),
  });
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
