import { formatRupees } from '../../lib/format/rupees';
import { totalOfCharges } from '../../lib/finance/loanCharges';
import type { AnswerSection, Finding, Table } from '../../machines/calculator/section';
import type { Answer } from './answer';
import { sources, wordsOf, type FindingWords } from './findingWords';
import type { StatementFinding } from './findings';
import { asPaid } from './instalmentCheck';
import { computedRate, printedRate } from './percentText';
import { aprOf, feesPaid, instalmentsForApr, instalmentsOf, rateByInstalment, type Fee, type Law } from './statement';
import * as words from './messages.en';

/** How many sentences a letter to the lender has. */
const SENTENCES = 5;

const inPercent = (percent: number | undefined): string => (percent === undefined ? '' : computedRate(percent));

/** What is held against something: a loan that is missing a number is no contradiction. */
export const isContradiction = ({ severity }: StatementFinding): boolean => severity !== 'missing';

type Said = FindingWords & { readonly finding: StatementFinding; readonly follows: readonly StatementFinding['id'][] };

function saidOf({ findings, statement }: Answer, validDays: number): readonly Said[] {
  return findings.map(({ finding, follows }) => ({ finding, follows, ...wordsOf(finding, statement, validDays) }));
}

/** A finding as shown; one that follows from another says so. */
function shown({ finding, title, text, source, follows }: Said, all: readonly Said[]): Finding {
  const causes = all.filter((one) => follows.includes(one.finding.id));
  return {
    sign: isContradiction(finding) ? 'caution' : 'unknown',
    title,
    text: [text, ...causes.map((cause) => words.follows({ cause: cause.title }))].join(' '),
    ...(source && { source }),
  };
}

/** What was checked and holds. */
function rightOf({ statement, findings }: Answer): readonly Finding[] {
  const has = (id: StatementFinding['id']): boolean => findings.some(({ finding }) => finding.id === id);
  const { instalment, rate, apr, paidOut, isPaidInStages } = statement;
  if (isPaidInStages) return [];
  return [
    ...(instalment !== undefined && rate !== undefined && !has('instalment') ? [{ text: words.instalmentRight }] : []),
    ...(apr !== undefined && !has('apr') ? [{ text: words.aprRight, source: sources.apr }] : []),
    ...(paidOut !== undefined && !has('paid-out') ? [{ text: words.paidOutRight }] : []),
  ].map((finding) => ({ sign: 'right', ...finding }));
}

/** What cannot be checked, because no rate was entered. */
function withoutRate({ statement }: Answer): readonly Finding[] {
  const implied = rateByInstalment(statement);
  if (statement.rate !== undefined || implied === undefined) return [];
  return [{ sign: 'unknown', title: words.noRate, text: words.noRateText({ rate: inPercent(implied) }) }];
}

/** How the APR grows with each charge, and the printed one. */
function aprTable({ statement, repaid }: Answer, law: Law): Table {
  const paid = asPaid(statement, law);
  const [instalment = 0] = instalmentsForApr(paid);
  const count = instalmentsOf(paid);
  const named = paid.fees.filter(({ rupees }) => rupees > 0);
  const rowOf = (name: string, rupees: string, fees: readonly Fee[]): readonly string[] => [
    name,
    rupees,
    inPercent(aprOf(paid, instalment, fees)),
  ];
  const withGst = feesPaid(named, true, law);
  const gst = totalOfCharges(withGst, count) - totalOfCharges(named, count);
  const gstRow = paid.gst === 'added' ? words.rowGst : words.rowGstUnknown;
  const interest = formatRupees(repaid - paid.amount);
  return {
    caption: words.tableCaption,
    columns: [words.columnCounted, words.columnRupees, words.columnApr],
    rows: [
      rowOf(words.rowInterest, interest, []),
      ...named.map((fee, index) =>
        rowOf(words.rowFee({ fee: fee.name }), formatRupees(totalOfCharges([fee], count)), named.slice(0, index + 1)),
      ),
      ...(paid.gst !== 'included' && gst > 0 ? [rowOf(gstRow, formatRupees(gst), withGst)] : []),
      ...(statement.apr === undefined ? [] : [[words.rowPrinted, '', printedRate(statement.apr)]]),
    ],
    ...(named.length > 0 && { note: words.tableNote }),
  };
}

/** What to write to the lender: first about the findings, then what every borrower may ask. */
function letterOf({ statement: { fees } }: Answer, said: readonly Said[]): readonly string[] {
  const isInsured = fees.some(({ name, rupees }) => name === 'insurance' && rupees > 0);
  const asked = said.filter(({ follows }) => follows.length === 0).map(({ ask }) => ask);
  return [
    ...asked,
    words.askSchedule,
    words.askConsent,
    words.askInsurance({ isNamed: isInsured }),
    words.askGst,
    words.askValidity,
    words.askPrepay,
  ].slice(0, SENTENCES);
}

interface Beside {
  readonly law: Law;
  /** For how many working days the lender stands by the statement */
  readonly validDays: number;
  /** How the offer stands among published ones */
  readonly published: AnswerSection | undefined;
}

export function sections(answer: Answer, { law, validDays, published }: Beside): readonly AnswerSection[] {
  const said = saidOf(answer, validDays);
  const findings = (title: string, list: readonly Finding[]): readonly AnswerSection[] =>
    list.length === 0 ? [] : [{ kind: 'findings', title, findings: list }];
  const shownIf = (contradicts: boolean): readonly Finding[] =>
    said.filter(({ finding }) => isContradiction(finding) === contradicts).map((one) => shown(one, said));
  return [
    ...findings(words.findings, shownIf(true)),
    ...findings(words.right, rightOf(answer)),
    {
      kind: 'table',
      title: words.table,
      table: aprTable(answer, law),
      ...(answer.statement.apr !== undefined && { highlighted: words.rowPrinted }),
    },
    ...(published ? [published] : []),
    ...findings(words.unknown, [...withoutRate(answer), ...shownIf(false)]),
    { kind: 'letter', title: words.letter, intro: words.letterIntro, sentences: letterOf(answer, said) },
  ];
}
