import { percentInFull, rupeesInFull } from '../../lib/format/inFull';
import { formatMonths } from '../../lib/format/durations';
import { formatRupees } from '../../lib/format/rupees';
import type { RuleSource } from '../../machines/calculator/section';
import { aprWords } from './aprWords';
import type { StatementFinding } from './findings';
import type { InstalmentFinding } from './instalmentCheck';
import { computedRate, printedRate } from './percentText';
import type { Due, MissingFinding, PrepaymentFinding } from './ruleChecks';
import type { Statement } from './statement';
import * as words from './messages.en';

/** The figures of the registry that findings cite. */
export const CITED = {
  statement: 'key-facts-statement',
  validity: 'kfs-validity#1',
  charges: 'kfs-charges',
  prepayment: 'prepayment-charge-floating',
  penalty: 'penal-charges',
} as const;

const figure = (id: string, text: string): RuleSource => ({ text, address: `/figures#${id}` });

export const sources = {
  apr: figure(CITED.statement, words.sourceApr),
  statement: figure(CITED.statement, words.sourceStatement),
  charges: figure(CITED.charges, words.sourceCharges),
  prepayment: figure(CITED.prepayment, words.sourcePrepayment),
  penalty: figure(CITED.penalty, words.sourcePenalty),
};

/** A finding in words: what is wrong, with its numbers and the rule, and what to write to the lender. */
export interface FindingWords {
  readonly title: string;
  readonly text: string;
  readonly ask: string;
  readonly source?: RuleSource;
}

function instalmentWords(
  { printed, rate, byRate, rupees, impliedRate, why }: InstalmentFinding,
  { months }: Statement,
): FindingWords {
  const said = {
    rate: printedRate(rate),
    byRate: formatRupees(byRate),
    printed: rupeesInFull(printed),
    implied: computedRate(impliedRate ?? rate),
  };
  const cause = {
    flat: () => words.instalmentFlat(said),
    'fees-added': () =>
      why.cause === 'fees-added'
        ? words.instalmentAdded({ fees: why.fees.map((fee) => words.fee({ fee })), rupees: formatRupees(why.rupees) })
        : '',
    unknown: () => words.instalmentUnknown(said),
  }[why.cause]();
  return {
    title: words.instalment,
    text: [words.instalmentText({ ...said, rupees: formatRupees(Math.abs(rupees)), isMore: rupees > 0 }), cause].join(
      ' ',
    ),
    ask:
      why.cause === 'flat'
        ? words.instalmentFlatAsk(said)
        : words.instalmentAsk({ ...said, months: formatMonths(months) }),
  };
}

function prepaymentWords({ rule, percent, rupees }: PrepaymentFinding): FindingWords {
  const [title, text] = {
    forbidden: [words.prepaymentForbidden, words.prepaymentForbiddenText],
    hybrid: [words.prepaymentHybrid, words.prepaymentHybridText],
    business: [words.prepaymentBusiness, words.prepaymentBusinessText],
    'kind-unknown': [words.prepaymentUnknown, words.prepaymentUnknownText],
  }[rule] as [string, string];
  const cost =
    percent === undefined || rupees === undefined
      ? []
      : [words.prepaymentCost({ percent: percentInFull(percent), rupees: formatRupees(rupees) })];
  return {
    title,
    text: [text, ...cost].join(' '),
    ask: rule === 'forbidden' ? words.prepaymentForbiddenAsk : words.prepaymentAsk,
    source: sources.prepayment,
  };
}

const DUE: Readonly<Record<Due, string>> = {
  apr: words.dueApr,
  instalment: words.dueInstalment,
  rate: words.dueRate,
  kind: words.dueKind,
  benchmark: words.dueBenchmark,
  prepayment: words.duePrepayment,
  penalty: words.duePenalty,
  switching: words.dueSwitching,
};

function missingWords({ due: missing }: MissingFinding, validDays: number): FindingWords {
  if (missing.length === 0) {
    return {
      title: words.noStatement,
      text: words.noStatementText({ days: String(validDays) }),
      ask: words.noStatementAsk,
      source: sources.statement,
    };
  }
  const due = missing.map((one) => DUE[one]);
  return {
    title: words.missing,
    text: words.missingText({ due }),
    ask: words.missingAsk({ due }),
    source: sources.statement,
  };
}

/** @param validDays working days for which a lender stands by a Key Facts Statement */
export function wordsOf(finding: StatementFinding, statement: Statement, validDays: number): FindingWords {
  switch (finding.id) {
    case 'rate-parts': {
      const [benchmark, spread, rate] = [finding.benchmark, finding.spread, finding.rate].map(printedRate) as [
        string,
        string,
        string,
      ];
      const said = { benchmark, spread, rate, sum: printedRate(finding.benchmark + finding.spread) };
      return { title: words.rateParts, text: words.ratePartsText(said), ask: words.ratePartsAsk(said) };
    }
    case 'count': {
      const said = { months: formatMonths(finding.months), count: String(finding.instalments) };
      return { title: words.count, text: words.countText(said), ask: words.countAsk(said) };
    }
    case 'instalment':
      return instalmentWords(finding, statement);
    case 'fee-twice': {
      const rupees = formatRupees(finding.rupees);
      const fees = finding.fees.map((fee) => words.fee({ fee }));
      return { title: words.twice, text: words.twiceText({ fees, rupees }), ask: words.twiceAsk({ rupees }) };
    }
    case 'paid-out': {
      const said = { paidOut: formatRupees(finding.paidOut), rupees: formatRupees(finding.rupees) };
      return {
        title: words.paidOut,
        text: words.paidOutText(said),
        ask: words.paidOutAsk(said),
        source: sources.charges,
      };
    }
    case 'apr':
      return { ...aprWords(finding), source: sources.apr };
    case 'prepayment':
      return prepaymentWords(finding);
    case 'penalty':
      return {
        ...{
          rate: { title: words.penaltyRateTitle, text: words.penaltyRateText },
          capitalised: { title: words.penaltyCapitalisedTitle, text: words.penaltyCapitalisedText },
        }[finding.form],
        ask: words.penaltyAsk,
        source: sources.penalty,
      };
    case 'stages':
      return { title: words.stages, text: words.stagesText, ask: words.stagesAsk };
    case 'missing':
      return missingWords(finding, validDays);
  }
}
