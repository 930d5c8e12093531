import type { FigureValues } from '../../content/figureValues';
import { isListedTreatment } from '../../content/illnessIds';
import { valueOf } from '../../content/valueOf';
import { formatMonths } from '../../lib/format/durations';
import { rupeesInShortOrFull } from '../../lib/format/inFull';
import { formatMoney } from '../../lib/quantities/money';
import { formatCell } from '../../lib/quantities/cell';
import { format, isUnknown } from '../../lib/quantities/quantity';
import { shownText } from '../../lib/quantities/shownText';
import { isNotFound } from '../../lib/quantities/unknown';
import { addressOfWords } from '../../lib/textFragment';
import { planFace } from '../../machines/compare/face';
import { DASH, type AnswerSection, type Finding, type WayRow } from '../../machines/calculator/section';
import { AGE_FOR_IT, COVER_FROM_70 } from '../../lists/health-plans/sentences';
import { claimFacts, shorterText, waitText } from '../../lists/health-plans/rows';
import { entryAt, isDisputed, type Plan } from '../../lists/health-plans/cover';
import type { Answer, Covered } from './answer';
import { familyOf, type Bill } from './values';
import * as words from './messages.en';

const MOST_REFUSED_IN_SIGHT = 2;

export const MORATORIUM = 'health-moratorium#1';
export const LONGEST_WAIT = 'health-pre-existing-wait#2';

/** The list shows the insurer, who follows in brackets, in a line of its own. */
const rowOf = ({ name }: Plan): string => addressOfWords('/insurance/health#offers', name.replace(/ \(.*/u, ''));

/** The name of a plan, and what its row opens to. */
const nameOf = (plan: Plan): Pick<WayRow, 'name' | 'face' | 'opened'> => ({
  name: plan.name,
  face: planFace(plan.name),
  opened: {
    facts: claimFacts(plan),
    link: { text: words.rowList, address: rowOf(plan) },
  },
});

/** A plan that pays or would, with what stays with the insured. */
function coveredWay({ plan, wait, sharePercent, outOfPocket, sooner }: Covered, given: Bill): WayRow {
  const isIll = familyOf(given).illnesses.length > 0;
  return {
    ...nameOf(plan),
    terms: [
      ...(isIll ? [words.termsWait({ wait: waitText(wait.months) })] : []),
      ...(sooner
        ? [words.termsSooner({ shorter: shorterText(sooner.by), own: rupeesInShortOrFull(sooner.outOfPocket) })]
        : []),
    ],
    figure: rupeesInShortOrFull(outOfPocket),
    below:
      outOfPocket >= given.bill
        ? words.stillWaits
        : sharePercent === 0
          ? words.noShare
          : words.share({ percent: `${sharePercent}%` }),
  };
}

/** What is not known of a plan, as a question to its insurer. */
function askWay(plan: Plan, given: Bill): WayRow {
  const isListed = familyOf(given).illnesses.some(isListedTreatment);
  const unknown = [
    ...(entryAt(plan, [given.age]) === 'ask' ? [words.askEntry] : []),
    ...(isUnknown(plan.preExistingWait) ? [words.askWait] : []),
    ...(isListed && isUnknown(plan.listedWait) ? [words.askListed] : []),
    ...(isNotFound(plan.coPay) ? [words.askShare] : []),
  ];
  const ages = isDisputed(plan, { ages: [given.age] }) ? [words.soldAt({ ages: formatCell(plan.entryAge) })] : [];
  const terms = [words.ask({ what: unknown }), ...ages];
  return { ...nameOf(plan), terms, figure: DASH, below: '' };
}

const refusedWay = (plan: Plan): WayRow => ({
  ...nameOf(plan),
  terms: [],
  figure: DASH,
  below: words.soldAt({ ages: isUnknown(plan.entryAge) ? shownText(plan.entryAge) : format(plan.entryAge) }),
});

function findings({ age }: Bill, figures: FigureValues): readonly Finding[] {
  const cover = formatMoney(valueOf(figures, COVER_FROM_70));
  const from = valueOf(figures, AGE_FOR_IT);
  const government = { text: words.knowAyushman, address: `/figures#${COVER_FROM_70}` };
  return [
    { sign: 'unknown', text: words.knowPremium },
    {
      sign: 'right',
      text: age >= from ? words.governmentNow({ cover }) : words.governmentLater({ cover, age: String(from) }),
      source: government,
    },
    { sign: 'caution', text: words.knowDeclare },
    {
      sign: 'right',
      text: words.knowLaw({
        months: formatMonths(valueOf(figures, LONGEST_WAIT)),
        years: String(valueOf(figures, MORATORIUM)),
      }),
      source: { text: words.lawSource, address: '/figures#health-pre-existing-wait' },
    },
    { sign: 'caution', text: words.knowBill },
  ];
}

export function sections(answer: Answer, given: Bill, figures: FigureValues): readonly AnswerSection[] {
  const { paying, covered, toAsk, refused } = answer;
  const waiting = covered.filter((one) => !paying.includes(one));
  const shown = { bill: formatMoney(given.bill), months: formatMonths(given.months) };
  const waysOf = (
    title: string,
    ways: readonly WayRow[],
    more: { readonly intro?: string; readonly fold?: string } = {},
  ): readonly AnswerSection[] => (ways.length === 0 ? [] : [{ kind: 'ways', title, ways, ...more }]);
  return [
    ...waysOf(
      words.payingTitle(shown),
      paying.map((one) => coveredWay(one, given)),
      { intro: words.payingIntro },
    ),
    ...waysOf(
      words.waitingTitle(shown),
      waiting.map((one) => coveredWay(one, given)),
      { intro: words.waitingIntro },
    ),
    ...waysOf(
      words.askTitle({ count: toAsk.length }),
      toAsk.map((plan) => askWay(plan, given)),
    ),
    ...waysOf(
      words.refusedTitle({ age: String(given.age), count: refused.length }),
      refused.map(refusedWay),
      refused.length > MOST_REFUSED_IN_SIGHT ? { fold: words.refusedFold } : {},
    ),
    { kind: 'findings', title: words.knowTitle, findings: findings(given, figures) },
  ];
}
