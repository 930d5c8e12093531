import { percentInFull } from '../../lib/format/inFull';
import { formatRupees } from '../../lib/format/rupees';
import type { Answer } from './answer';
import type { StatementFinding } from './findings';
import type { InstalmentFinding } from './instalmentCheck';
import { computedRate, printedRate } from './percentText';
import { isContradiction } from './sections';
import { rateByInstalment } from './statement';
import * as words from './messages.en';

const wrongInstalment = (findings: Answer['findings']): InstalmentFinding | undefined =>
  findings.map(({ finding }) => finding).find((finding): finding is InstalmentFinding => finding.id === 'instalment');

/** Rupees a month by which the EMI is above that of its rate, unrounded; below zero if it is smaller. */
function monthlyGap(findings: Answer['findings']): number {
  const wrong = wrongInstalment(findings);
  return wrong ? wrong.printed - wrong.byRate : 0;
}

/** The EMI against the rate: what a visitor came for. */
function instalmentSays({ statement, findings }: Answer): string {
  const { rate, instalment } = statement;
  const gap = monthlyGap(findings);
  if (gap !== 0 && rate !== undefined) {
    const said = { rupees: formatRupees(Math.abs(gap)), rate: percentInFull(rate) };
    return words.answerInstalment({ ...said, isMore: gap > 0 });
  }
  if (rate === undefined) return words.answerNoRate({ rate: computedRate(rateByInstalment(statement) ?? 0) });
  const said = { rate: percentInFull(rate) };
  return instalment === undefined ? words.answerNoInstalment(said) : words.answerFits(said);
}

/** Whether the charges raise the rate that the EMI comes from, so far that it shows. */
const isRaised = (apr: number, base: number): boolean => apr > base && computedRate(base) !== computedRate(apr);

/** What the charges make of the rate that the EMI comes from. */
function aprSays({ statement, apr }: Answer, isWrong: boolean): string {
  const { rate, fees } = statement;
  const implied = rateByInstalment(statement);
  const isPrinted = rate !== undefined && !isWrong;
  const base = isPrinted ? rate : (implied ?? 0);
  const said = { rate: isPrinted ? percentInFull(base) : computedRate(base), apr: computedRate(apr) };
  if (fees.every(({ rupees }) => rupees === 0)) return words.answerNoCharges(said);
  return isRaised(apr, base) ? words.answerCharges(said) : words.answerApr(said);
}

/** Whether the EMI follows from the rate, and what the charges add: one sentence where both can be said of the same rate. */
function bothSay(answer: Answer, isWrong: boolean): readonly string[] {
  const { statement, findings, apr } = answer;
  const { rate, instalment, fees } = statement;
  const fits = rate !== undefined && instalment !== undefined && !isWrong && monthlyGap(findings) === 0;
  return fits && fees.some(({ rupees }) => rupees !== 0) && isRaised(apr, rate)
    ? [words.answerFitsCharges({ rate: percentInFull(rate), apr: computedRate(apr) })]
    : [instalmentSays(answer), aprSays(answer, isWrong)];
}

/** The answer: whether the EMI follows from the rate, what the charges add, and how many things there are to ask about. */
export function says(answer: Answer): string {
  const { findings, apr, statement } = answer;
  const all = findings.map(({ finding }) => finding);
  const isOf = (id: StatementFinding['id']): boolean => all.some((finding) => finding.id === id);
  const count = all.filter(isContradiction).length;
  if (statement.isPaidInStages) return words.answerStages({ count, apr: computedRate(apr) });
  const isWrong = isOf('instalment');
  const said = Number(isWrong) + Number(isOf('apr'));
  const printed = isOf('apr')
    ? words.answerPrinted({ printed: printedRate(statement.apr ?? 0) })
    : words.answerPrintedRight;
  return [
    ...bothSay(answer, isWrong),
    ...(statement.apr === undefined ? [] : [printed]),
    ...(count > said ? [words.answerOthers({ count: count - said, isMore: said > 0 })] : []),
  ].join(' ');
}
