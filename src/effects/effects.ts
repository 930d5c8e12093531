import { checkSite } from '../checks/checkSite';
import type { TranslatedText } from '../checks/madeFrom/translatedTexts';
import { addressed, type Page, type Site } from '../checks/model';
import { formatProblem } from '../checks/problem';
import type { Answer, Answers, ListAnswers } from './answers';
import { chosenEffects, type ChosenEffect } from './chosen';
import { holdEffects, type HoldEffect } from './held';
import { answersAsMoved, asMoved, movedPages } from './moves';
import { newValues, type NewValue } from './newRows';
import { oldCountsInProse, oldNumbersInTexts, oldValuesInProse, type ProseEffect } from './prose';
import { newlyQuoted, type Quoted } from './quoted';
import { changedRecords, type RecordEffect } from './records';
import { textEffects, type TextEffect } from './texts';
import { translationEffects, type TranslationEffect } from './translated';
import { valueEffects, type RowEffect, type ValueEffect } from './values';

/** A sentence that visitors read, before and after. */
export interface SentenceEffect {
  readonly page: string;
  /** What it is: "first sentence of the list", "home question save" */
  readonly what: string;
  readonly from: string;
  readonly to: string;
}

/** What changed in the order of a list. */
export interface OrderEffect {
  readonly page: string;
  readonly list: string;
  readonly text: string;
}

/** What changed for visitors between two versions of the site, each part in the order in which a visitor meets it. */
export interface Effects {
  /** Why sentences, order and tiles could not be worked out, one line each: then only the rest is compared */
  readonly faults: readonly string[];
  readonly values: readonly ValueEffect[];
  /** Values that pass the check only by a new quote, and are not among those that differ */
  readonly quoted: readonly Quoted[];
  readonly rows: readonly RowEffect[];
  readonly newValues: readonly NewValue[];
  readonly held: readonly HoldEffect[];
  readonly sentences: readonly SentenceEffect[];
  readonly order: readonly OrderEffect[];
  readonly examples: readonly SentenceEffect[];
  /** Sentences of texts with a number that differ */
  readonly texts: readonly TextEffect[];
  readonly prose: readonly ProseEffect[];
  readonly counts: readonly ProseEffect[];
  readonly chosen: readonly ChosenEffect[];
  readonly translations: readonly TranslationEffect[];
  readonly documents: readonly RecordEffect[];
  readonly domains: readonly RecordEffect[];
}

/** One version of the site: its content, and what it works out from it. */
export interface Version {
  readonly site: Site;
  readonly answers: Answers | Unanswered;
  readonly translations: readonly TranslatedText[];
}

/** Why a version works out nothing: its content or its code is at fault. */
export interface Unanswered {
  /** One line each */
  readonly faults: readonly string[];
}

/** What the check says of a site that works out nothing; where it finds nothing, what the program said that failed. */
export function unanswered(site: Site, failure: string): Unanswered {
  const problems = checkSite(site).map(formatProblem);
  return { faults: problems.length > 0 ? problems : [failure] };
}

const faultsOf = ({ answers }: Version): readonly string[] => ('faults' in answers ? answers.faults : []);

/** Answers that can be compared: of both versions, or of none. */
function comparable(before: Version, after: Version): { readonly before: Answers; readonly after: Answers } {
  if (!('faults' in before.answers) && !('faults' in after.answers))
    return { before: before.answers, after: after.answers };
  const none: Answers = { home: [], lists: [], examples: [] };
  return { before: none, after: none };
}

/** Compares two versions of the site. A version that works out nothing is compared by its content alone. */
export function effectsOf(before: Version, after: Version): Effects {
  const moves = movedPages(before.site, after.site);
  const [old, now] = [asMoved(before.site, moves), after.site];
  const given = comparable(before, after);
  const answers = { before: answersAsMoved(given.before, moves), after: given.after };
  const sides = [
    { site: old, answers: answers.before },
    { site: now, answers: answers.after },
  ] as const;
  const { values: changed, rows } = valueEffects(...sides);
  const quoted = newlyQuoted(old, now);
  const isAt = (one: Quoted) => (other: ValueEffect) => other.file === one.file && other.line === one.line;
  const values = changed.map((value): ValueEffect => {
    const { question } = quoted.find((one) => isAt(one)(value)) ?? {};
    return question === undefined ? value : { ...value, question, asksForExcerpt: true };
  });
  const texts = textEffects(old, now);
  const begun = changedAnswers(beginnings(old), beginnings(now));
  const pathOf = new Map(addressed(now).map(({ path, url }) => [url, path]));
  const edits = [...texts, ...begun.map(({ page, ...edit }) => ({ ...edit, file: pathOf.get(page) ?? page }))];
  return {
    faults: [...faultsOf(before), ...faultsOf(after)],
    values: [...values].sort((a, b) => weightOf(a) - weightOf(b)),
    quoted: quoted.filter((one) => !changed.some(isAt(one))),
    rows,
    newValues: newValues(old, now),
    held: holdEffects(old, now),
    sentences: [
      ...moves.map(({ from, to }) => ({ page: to.url, what: 'address', from: from.url, to: to.url })),
      ...changedAnswers(answers.before.home, answers.after.home),
      ...changedAnswers(answers.before.lists.map(leadOf), answers.after.lists.map(leadOf)),
      ...begun,
    ],
    order: answers.after.lists.flatMap((list) => {
      const earlier = answers.before.lists.find(({ id, page }) => id === list.id && page === list.page);
      return earlier ? orderEffects(earlier, list) : [];
    }),
    examples: changedAnswers(answers.before.examples, answers.after.examples),
    texts,
    prose: [...oldValuesInProse(now, values), ...oldNumbersInTexts(now, edits)],
    counts: oldCountsInProse(...sides),
    chosen: chosenEffects(old, now),
    translations: translationEffects(before.translations, after.translations),
    documents: changedRecords(old, now, 'documents', 'id'),
    domains: changedRecords(old, now, 'official-domains', 'domain'),
  };
}

/** Values of a first row come first, then others that moved far. */
const weightOf = ({ place = '', asksForExcerpt }: ValueEffect): number =>
  place.startsWith('first') ? 0 : asksForExcerpt ? 1 : 2;

const leadOf = ({ id, page, lead }: ListAnswers): Answer => ({
  id: `first sentence of the list ${id}`,
  page,
  text: lead,
});

/** The title, the description and the first paragraph of each page. */
function beginnings(site: Site): readonly Answer[] {
  const published = addressed(site).filter(({ isDraft }) => !isDraft);
  const fieldOf = ({ fields }: Page, name: string): string => {
    const { [name]: text } = fields;
    return typeof text === 'string' ? text : '';
  };
  return published.flatMap((page): Answer[] => {
    const at = { page: page.url };
    return [
      { id: `title of ${page.url}`, text: fieldOf(page, 'title'), ...at },
      { id: `description of ${page.url}`, text: fieldOf(page, 'description'), ...at },
      { id: `excerpt of ${page.url}`, text: fieldOf(page, 'excerpt'), ...at },
      { id: `first paragraph of ${page.url}`, text: page.paragraphs[0]?.words ?? '', ...at },
    ];
  });
}

/** Answers of both versions whose text differs, and those that are new or gone. */
function changedAnswers(before: readonly Answer[], after: readonly Answer[]): readonly SentenceEffect[] {
  const key = ({ id, page }: Answer): string => `${page} ${id}`;
  const [old, now] = [before, after].map((all) => new Map(all.map((answer) => [key(answer), answer])));
  const all = new Map([...(old ?? []), ...(now ?? [])]);
  return [...all].flatMap(([name, { id: what, page }]) => {
    const [from = '', to = ''] = [old?.get(name)?.text, now?.get(name)?.text];
    return from === to ? [] : [{ page, what, from, to }];
  });
}

/** Rows may move by so many places before they are named. */
const PLACES = 3;

function orderEffects(before: ListAnswers, after: ListAnswers): readonly OrderEffect[] {
  const placeIn = (list: ListAnswers, id: string): number => list.ranked.findIndex((row) => row.id === id) + 1;
  const say = (text: string): OrderEffect => ({ page: after.page, list: after.id, text });
  const [first, wasFirst] = [after.ranked[0], before.ranked[0]];
  const entered = after.ranked.filter(({ id }) => placeIn(before, id) === 0);
  const left = before.ranked.filter(({ id }) => placeIn(after, id) === 0);
  const moved = after.ranked.flatMap(({ id, name }) => {
    const [from, to] = [placeIn(before, id), placeIn(after, id)];
    return from > 0 && Math.abs(to - from) > PLACES ? [`${name} moves from place ${from} to ${to}`] : [];
  });
  return [
    ...(first?.id === wasFirst?.id
      ? []
      : [say(`First row: ${wasFirst?.name ?? 'none'} → ${first ? `${first.name} (${first.figures})` : 'none'}`)]),
    ...entered.map(({ id, name, figures }) =>
      say(`${name} is ranked now, at place ${placeIn(after, id)} (${figures})`),
    ),
    ...left.map(({ id, name }) => {
      const reason = after.unranked.find((row) => row.id === id)?.reason;
      return say(`${name} is ranked no more: ${reason ?? 'it is not in the list, or held back'}`);
    }),
    ...moved.map(say),
    ...(before.rankedUntil === after.rankedUntil
      ? []
      : [
          say(
            `Ranked until ${before.rankedUntil ?? 'no day'} → ${after.rankedUntil ?? 'no day'}; after it, last known values`,
          ),
        ]),
    ...(before.heading === after.heading ? [] : [say(`Heading: ${before.heading} → ${after.heading}`)]),
  ];
}
