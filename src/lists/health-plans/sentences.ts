import type { FigureValues } from '../../content/figureValues';
import { valueOf } from '../../content/valueOf';
import { formatMoney } from '../../lib/quantities/money';
import type { Alternative, ReadyInputs, WithoutScript } from '../../machines/list/definition';
import { entryAt, isForOthers, oldestOf, shorterWaitsOf, waitOf, type Family, type Plan } from './cover';
import { inputsOf, illnessNames, plans, SHORT_WAIT_MONTHS, takenBy } from './plans';
import { waitText } from './rows';
import * as words from './messages.en';

export const COVER_FROM_70 = 'ayushman-70';
export const AGE_FOR_IT = 'ayushman-70-age';

/** Years before that age from which the row of the government's cover stands below the plans. */
const YEARS_AHEAD = 10;

const namesOf = ({ illnesses }: Pick<Family, 'illnesses'>): readonly string[] =>
  illnesses.map((id) => illnessNames[id]);

/** How long these plans wait for what the family has, and how many of them have something that makes it shorter. */
function waitSentences(met: readonly Plan[], { illnesses }: Family): readonly string[] {
  const known = met.flatMap((plan) => waitOf(plan, illnesses)?.months ?? []);
  if (illnesses.length === 0 || known.length === 0) return [];
  const [least, most] = [Math.min(...known), Math.max(...known)];
  const shorter = met.filter((plan) => shorterWaitsOf(plan, illnesses).some(({ isToAsk }) => !isToAsk)).length;
  return [
    words.leadWait({
      illnesses: namesOf({ illnesses }),
      isSame: least === most,
      least: waitText(least),
      most: waitText(most),
    }),
    ...(shorter > 0 ? [words.leadShorter({ count: shorter })] : []),
  ];
}

/** How long plans wait for an illness that is already there, before anything is known of a family. */
function leadForAnybody(): string {
  const waits = plans.flatMap((plan) => waitOf(plan, [])?.months ?? []);
  const soon = waits.filter((months) => months <= SHORT_WAIT_MONTHS).length;
  return words.leadAll({
    count: soon,
    all: String(plans.length),
    short: waitText(SHORT_WAIT_MONTHS),
    later: waits.length - soon,
    longest: waitText(Math.max(...waits)),
    toAsk: plans.length - waits.length,
  });
}

/**
 * What the plans do for this family, in two or three sentences.
 * @param met those that nothing leaves out
 * @param toAsk the number of those that only an unknown entry age leaves out
 */
export function leadOf(met: readonly Plan[], toAsk: number, family: Family, hasWishes: boolean): string {
  const { ages, illnesses, hasChildren = false } = family;
  const oldest = oldestOf(family);
  const all = String(plans.length);
  if (oldest === undefined && illnesses.length === 0 && !hasWishes && !hasChildren) return leadForAnybody();
  const left =
    oldest === undefined
      ? words.leadLeft({ count: met.length, all })
      : words.leadAge({
          people: ages.length + Number(hasChildren),
          oldest: String(oldest),
          count: met.length,
          all,
          toAsk,
        });
  return [left, ...waitSentences(met, family), ...(hasChildren ? [words.leadChildren] : [])].join(' ');
}

/** The family in a few words: "68 · diabetes". */
export function familyText(family: Family): string {
  const ages = [...family.ages.map(String), ...(family.hasChildren ? [words.briefChildren] : [])];
  const illnesses = namesOf(family);
  if (ages.length > 0 && illnesses.length > 0) return words.briefBoth({ ages, illnesses });
  if (ages.length > 0) return words.briefAges({ ages });
  return illnesses.length > 0 ? words.briefIllnesses({ illnesses }) : words.briefNone;
}

/** The government's cover from the age of 70, for families with somebody near it. */
export function governmentCover(family: Family, figures: FigureValues): readonly Alternative[] {
  const from = valueOf(figures, AGE_FOR_IT);
  const oldest = oldestOf(family);
  if (oldest === undefined || oldest < from - YEARS_AHEAD) return [];
  return [
    {
      figure: formatMoney(valueOf(figures, COVER_FROM_70)),
      name: words.ayushman,
      text: oldest >= from ? words.ayushmanNow : words.ayushmanLater({ age: String(from) }),
    },
  ];
}

/** Common cases to press, each with the number of plans that are known to take it. */
export const commonCases: ReadyInputs['entries'] = [
  { say: words.exampleParent, family: { ages: [68], illnesses: ['diabetes'] } as const },
  { say: words.exampleFamily, family: { ages: [35, 35], hasChildren: true, illnesses: [] } },
  { say: words.exampleSelf, family: { ages: [30], illnesses: [] } },
].map(({ say, family }) => ({ text: say({ count: String(takenBy(family).length) }), numbers: inputsOf(family) }));

/** Families in the table for visitors without JavaScript. */
const EXAMPLES: readonly Family[] = [
  { ages: [35], illnesses: [] },
  { ages: [55], illnesses: ['bp'] },
  { ages: [68], illnesses: ['diabetes'] },
  { ages: [76], illnesses: ['diabetes', 'heart'] },
];

/** How many plans take families of several ages, and how many of these wait two years or less. */
export function withoutScript(): WithoutScript {
  return {
    intro: words.withoutScript,
    heads: [words.headFor, words.headTaken, words.headAsk, words.headShort],
    rows: EXAMPLES.map((family) => {
      const taken = takenBy(family);
      const short = taken.filter((plan) => (waitOf(plan, family.illnesses)?.months ?? Infinity) <= SHORT_WAIT_MONTHS);
      const ask = plans.filter((plan) => !isForOthers(plan, family.illnesses) && entryAt(plan, family.ages) === 'ask');
      return [familyText(family), ...[taken, ask, short].map(({ length }) => String(length))];
    }),
  };
}
