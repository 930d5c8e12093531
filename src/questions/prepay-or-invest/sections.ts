import type { FigureValues } from '../../content/figureValues';
import { valueOf } from '../../content/valueOf';
import { sinceDay } from '../../content/figureHistory';
import { grownValue, nearlyEven } from '../../lib/finance/prepayOrInvest';
import { formatDay } from '../../lib/format/dates';
import { percentInFull, rupeesInShortOrFull } from '../../lib/format/inFull';
import { formatPercent, formatRupees } from '../../lib/format/rupees';
import { rupeesInShort } from '../../lib/format/rupeesInShort';
import { TIE_SHARE } from '../../lib/tie';
import type { AnswerSection, Finding, Table } from '../../machines/calculator/section';
import { depositName, nearSlab } from './beforeTax';
import { INTEREST_LIMIT, taxOf, UNCHOSEN, timeLeft, waysFor, type Answer, type Spare } from './ways';
import * as words from './messages.en';

export const CHARGE_RULE = 'prepayment-charge-floating';

/** Rupees from which a tenth of a lakh tells two values apart. */
const LARGE_SUM = 1_000_000;

/** Returns that most people have heard of, in percent a year. */
const RETURNS = [5, 7, 10, 12];

/** What each way leaves at a range of returns, the even one and the visitor's own among them. */
function rangeTable(answer: Answer, values: Spare): Table {
  const { evenPercent, prepayFlows, investFlows } = answer.ways;
  const returns = [...RETURNS, values.expected, ...(evenPercent === undefined ? [] : [evenPercent])];
  const byName = new Map(returns.sort((one, other) => one - other).map((percent) => [formatPercent(percent), percent]));
  const largest = Math.max(...[...byName.values()].map((percent) => grownValue(investFlows, percent)));
  // In lakh, small sums would look alike in every cell.
  const inRupees = largest < LARGE_SUM ? formatRupees : rupeesInShort;
  return {
    caption: words.rangeCaption({ time: timeLeft(answer, values) }),
    columns: [words.columnReturn, words.columnPrepay, words.columnInvest],
    rows: [...byName].map(([name, percent]) => [
      name,
      inRupees(grownValue(prepayFlows, percent)),
      inRupees(grownValue(investFlows, percent)),
    ]),
  };
}

function tieSection(answer: Answer, values: Spare): readonly AnswerSection[] {
  const { ways, lead, isTie } = answer;
  const { sum, every, expected } = values;
  const range = nearlyEven(ways, TIE_SHARE);
  if (!range) return [];
  const [from, to] = range;
  const [time, share] = [timeLeft(answer, values), formatPercent(TIE_SHARE * 100)];
  return [
    {
      kind: 'tie',
      title: words.tieTitle,
      tie: {
        says: isTie
          ? words.tieNow({ expected: percentInFull(expected), lead: rupeesInShort(Math.abs(lead)), time })
          : words.tieFrom({ from: formatPercent(from), to: formatPercent(to) }),
        text: isTie ? words.tieReason({ share }) : words.tieText({ share, time }),
        reasons: [words.tieEmergency({ spare: words.spare({ sum: rupeesInShortOrFull(sum), every }) }), words.tieSleep],
      },
    },
  ];
}

function unknowns({ loan }: Answer, values: Spare, figures: FigureValues): readonly Finding[] {
  const risen = { ...loan, annualRatePercent: loan.annualRatePercent + 1 };
  const { evenPercent } = waysFor({ ...values, emi: 0 }, figures, risen);
  const rate =
    values.rateType === 'floating' && evenPercent !== undefined
      ? words.unknownFloating({ even: formatPercent(evenPercent) })
      : words.unknownFixed;
  return [words.unknownReturns, rate, words.unknownNeed].map((text) => ({ sign: 'unknown', text }));
}

function chargeFinding({ rateType }: Spare, figures: FigureValues): Finding {
  const source = { text: words.chargeSource, address: `/figures#${CHARGE_RULE}` };
  if (rateType === 'fixed') return { sign: 'caution', text: words.chargeFixed, source };
  const day = formatDay(sinceDay(figures, CHARGE_RULE));
  return { sign: 'right', text: words.chargeFloating({ day }), source };
}

/** Whether prepaying costs relief from income tax. */
function reliefFinding({ tax }: Spare, figures: FigureValues): Finding {
  const regime = taxOf(tax).isOld ? 'old' : tax === UNCHOSEN ? 'unchosen' : 'new';
  const limit = rupeesInShort(valueOf(figures, INTEREST_LIMIT));
  return {
    sign: regime === 'unchosen' ? 'caution' : 'right',
    text: words.relief({ regime, limit }),
    source: { text: words.reliefSource, address: `/figures#${INTEREST_LIMIT}` },
  };
}

export function sections(answer: Answer, values: Spare, figures: FigureValues): readonly AnswerSection[] {
  const { evenPercent } = answer.ways;
  const even = evenPercent === undefined ? undefined : formatPercent(evenPercent);
  const slab = values.tax === UNCHOSEN ? undefined : taxOf(values.tax).slab;
  return [
    {
      kind: 'table',
      title: words.rangeTitle,
      table: rangeTable(answer, values),
      ...(even !== undefined && { highlighted: even }),
    },
    ...(evenPercent === undefined || even === undefined
      ? []
      : [
          {
            kind: 'table' as const,
            title: words.beforeTaxTitle({ even }),
            table: nearSlab(answer, slab, figures),
            ...(slab !== undefined && { highlighted: depositName(slab) }),
          },
        ]),
    ...tieSection(answer, values),
    { kind: 'findings', title: words.unknownTitle, findings: unknowns(answer, values, figures) },
    {
      kind: 'findings',
      title: words.chargeTitle,
      findings: [chargeFinding(values, figures), reliefFinding(values, figures)],
    },
  ];
}
