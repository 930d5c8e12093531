import type { OfferRow, RowFigure } from '../../machines/list/rows';
import { planFace } from '../../machines/compare/face';
import { formatCell } from '../../lib/quantities/cell';
import { coPayAt, parseCoPay, type CoPay } from '../../lib/quantities/coPay';
import { formatTenure } from '../../lib/quantities/duration';
import { exactly } from '../../lib/quantities/span';
import { nameId } from '../../lib/nameId';
import { format, isUnknown } from '../../lib/quantities/quantity';
import { shownText } from '../../lib/quantities/shownText';
import { NOT_FOUND } from '../../lib/quantities/unknown';
import type { Term } from '../../machines/list/mustHave';
import {
  entryAt,
  isDisputed,
  isForSeniors,
  oldestOf,
  shorterWaitsOf,
  waitOf,
  type Family,
  type Plan,
  type ShorterWait,
} from './cover';
import { illnessNames, type Asked, type WishName } from './plans';
import * as words from './messages.en';

type Said = Pick<RowFigure, 'text' | 'unit' | 'caveat'>;

/** The room-rent limit in short; the details have the full text. */
export function roomInShort(roomRent: string): Said {
  if (roomRent === NOT_FOUND) return { text: words.toAsk };
  if (roomRent === 'No limit') return { text: words.roomAny };
  if (roomRent.includes(':')) return { text: words.roomLimited, caveat: words.roomByVersion };
  if (roomRent.includes(';') || roomRent.endsWith('by cover')) {
    return { text: words.roomLimited, caveat: words.roomByCover };
  }
  if (roomRent === 'Shared room') return { text: words.roomShared };
  const { share } = /^(?<share>\d+%) of the cover a day/u.exec(roomRent)?.groups ?? {};
  if (share !== undefined) return { text: words.roomShare({ share }), caveat: words.roomADay };
  return roomRent.startsWith('Single private')
    ? { text: words.roomSingle, caveat: words.roomWithAc }
    : { text: roomRent };
}

/** Longer remarks, in characters, are in the opened row only. */
const LONGEST_REMARK = 16;

/** For whom a share is, or which other there is: "from age 61", "30% from age 71". */
function whose([first, later]: CoPay['steps']): string | undefined {
  if (later) return words.shareLater({ percent: String(later.percent), age: String(later.fromAge) });
  return first && first.fromAge > 0 ? words.fromAge({ age: String(first.fromAge) }) : undefined;
}

/** The share of each claim that stays with somebody, and for whom; at a given age the share of that age. A remark on it follows, if only that there is one. */
export function coPayInShort({ coPay }: Pick<Plan, 'coPay'>, age?: number): Said {
  const { value } = parseCoPay(coPay);
  if (value === undefined) return { text: words.toAsk };
  const all = age === undefined ? value.steps : [{ fromAge: 0, percent: coPayAt(value, age) }];
  const steps = all.filter(({ percent }) => percent > 0);
  const [first] = steps;
  const { remark = '' } = /\((?<remark>.+)\)$/u.exec(coPay)?.groups ?? {};
  const caveat = [whose(steps) ?? '', remark.length > LONGEST_REMARK ? words.notAlways : remark]
    .filter(Boolean)
    .join(', ');
  if (first === undefined) return { text: words.noShare, ...(caveat && { caveat }) };
  return {
    text: words.share({ percent: String(first.percent) }),
    ...(caveat ? { caveat } : { unit: words.ofEachClaim }),
  };
}

/** Months of a wait in words: "3 years", "from day 1". */
export const waitText = (months: number): string => (months === 0 ? words.fromTheStart : formatTenure(exactly(months)));

/** What makes a wait shorter, in a phrase: "1 month with Instant Cover add-on". */
export const shorterText = ({ months, with: means, isToAsk }: ShorterWait): string =>
  words.shorter({ wait: waitText(months), means, isToAsk });

/** The wait for what the family has, or for illnesses in general; with the first thing that makes it shorter. */
function waitInShort(plan: Plan, { illnesses }: Pick<Family, 'illnesses'>): Said {
  const wait = waitOf(plan, illnesses);
  if (wait === undefined) return { text: words.toAsk, caveat: words.waitAtMost };
  const [shorter] = shorterWaitsOf(plan, illnesses);
  const caveat = shorter
    ? words.possible({ wait: waitText(shorter.months), isToAsk: shorter.isToAsk })
    : wait.isLeast
      ? words.orMore
      : undefined;
  return { text: waitText(wait.months), ...(caveat === undefined ? { unit: words.waitUnit } : { caveat }) };
}

/** The insurer's track record, the same for all its plans, in a row: recordNote says once what it counts. */
function record({ claimsPaid, complaints }: Plan): string {
  if (isUnknown(claimsPaid)) return words.recordDiffers;
  const paid = { share: format(claimsPaid) };
  return isUnknown(complaints)
    ? words.recordPaid(paid)
    : words.recordPaidComplaints({ ...paid, complaints: format(complaints) });
}

/** What the records in rows count, and of which year. */
export const recordNote = (all: readonly Plan[]): string =>
  words.recordNote({
    years: [...new Set(all.flatMap(({ claimsPaid, claimsYear }) => (isUnknown(claimsPaid) ? [] : claimsYear)))].sort(),
  });

/**
 * What keeps a plan from these ages, or is to be asked about them; otherwise what its insurer did with claims. While no age is given, a plan for seniors
 * also says from which age it is sold.
 */
function noteOf(plan: Plan, { ages, hasChildren = false }: Family): string {
  const { entryAge } = plan;
  if (ages.length === 0 && !hasChildren) {
    const told = record(plan);
    return isForSeniors(plan) ? words.soldFrom({ ages: shownText(entryAge).toLowerCase(), record: told }) : told;
  }
  const entry = entryAt(plan, ages, hasChildren);
  if (entry === 'taken') return record(plan);
  if (isUnknown(entryAge)) return words.askAge;
  return isDisputed(plan, { ages, hasChildren })
    ? words.soldAtDisputed({ ages: formatCell(entryAge) })
    : words.soldAt({ ages: format(entryAge), isToAsk: entry === 'ask' });
}

/** The insurer's claims and complaints, for the details. Plans that every insurer sells have none of their own. */
export function claimFacts({
  claimsPaid,
  complaints,
  claimsYear,
}: Plan): readonly (readonly [name: string, value: string])[] {
  if (isUnknown(claimsPaid)) {
    return [
      [words.claimsPaid, words.differ],
      [words.complaints, words.differ],
    ];
  }
  return [
    [words.claimsPaidIn({ year: claimsYear }), words.claimsShare({ share: format(claimsPaid) })],
    [words.complaintsIn({ year: claimsYear }), words.complaintsRate({ complaints: format(complaints) })],
  ];
}

/** Each thing that makes a wait shorter, with the illnesses for which it does. */
function shorterLines({ shorterWaits = [] }: Plan): readonly string[] {
  return shorterWaits.map(({ with: means, months, illnesses }) =>
    words.shorterFor({
      wait: waitText(months),
      means,
      holds: typeof illnesses === 'string' ? illnesses : 'named',
      illnesses: typeof illnesses === 'string' ? [] : illnesses.map((id) => illnessNames[id]),
    }),
  );
}

interface Context {
  readonly asked: Asked;
  readonly family: Family;
  readonly terms: Readonly<Record<WishName, Term<Plan>>>;
}

/** A plan as a row of what it does for this family. */
export function planRow(plan: Plan, { asked, family, terms }: Context): OfferRow {
  const { name, sumInsured, entryAge, roomRent, coPay, preExistingWait, listedWait, refill, network, feature } = plan;
  /** Whether it has what the visitor requires: a mark that nobody asked for would have to be explained. */
  const markOf = (wish: WishName): RowFigure['mark'] => {
    const isMet = asked[wish] ? terms[wish].isMet(plan) : undefined;
    return isMet === undefined ? undefined : isMet ? 'met' : 'missed';
  };
  return {
    id: nameId(name),
    name,
    ...planFace(name),
    about: words.cover({ sum: shownText(sumInsured).toLowerCase() }),
    note: { text: noteOf(plan, family) },
    figures: [
      { label: words.wait, ...waitInShort(plan, family), mark: markOf('wait') },
      { label: words.copay, ...coPayInShort(plan, oldestOf(family)), mark: markOf('copay') },
      { label: words.room, ...roomInShort(roomRent), mark: markOf('room') },
    ],
    documents: plan.source ?? [],
    link: plan.link,
    get facts(): OfferRow['facts'] {
      const shorter = shorterLines(plan);
      return [
        [words.entryAge, shownText(entryAge)],
        [words.waitLong, shownText(preExistingWait)],
        [words.listedWait, shownText(listedWait)],
        [words.shorterWait, shorter.length > 0 ? shorter : NOT_FOUND],
        [words.copayLong, coPay],
        [words.roomRent, roomRent],
        [words.refill, refill],
        ...claimFacts(plan),
        [words.hospitals, shownText(network)],
        [words.standsOut, feature],
      ];
    },
  };
}
