import type { OfferRow, RowFigure } from '../../machines/list/rows';
import { planFace } from '../../machines/compare/face';
import { formatCell } from '../../lib/quantities/cell';
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
  oldestOf,
  ownSharePercent,
  shorterWaitsOf,
  waitOf,
  type Family,
  type Plan,
  type ShorterWait,
} from './cover';
import { illnessNames, type Asked, type WishName } from './plans';
import * as words from './messages.en';

type Said = Pick<RowFigure, 'text' | 'caveat'>;

/** The room-rent limit in short; the details have the full text. */
export function roomInShort(roomRent: string): Said {
  if (roomRent === 'No limit') return { text: words.roomAny };
  if (roomRent.includes(':')) return { text: words.roomLimited, caveat: words.roomByVersion };
  if (roomRent.includes(';') || roomRent.endsWith('by cover')) {
    return { text: words.roomLimited, caveat: words.roomByCover };
  }
  if (roomRent === 'Shared room') return { text: words.roomShared };
  const { share } = /^(?<share>\d+%) of the cover a day/u.exec(roomRent)?.groups ?? {};
  if (share !== undefined) return { text: words.roomShare({ share }), caveat: words.roomOfCover };
  return roomRent.startsWith('Single private')
    ? { text: words.roomPrivate, caveat: words.roomSingle }
    : { text: roomRent };
}

/** The co-payment share, and who has to pay it; at a given age the share of that age, with the plan's remark on it. */
export function coPayInShort({ coPay }: Pick<Plan, 'coPay'>, age?: number): Said {
  const { value = coPay, remark } = /^(?<value>.+?) \((?<remark>.+)\)$/u.exec(coPay)?.groups ?? {};
  const caveat = remark === undefined ? {} : { caveat: remark };
  const percent = age === undefined ? undefined : ownSharePercent({ coPay }, age);
  if (percent !== undefined)
    return { text: percent === 0 ? words.noShare : words.share({ percent: String(percent) }), ...caveat };
  const { share, rest } = /^(?<share>\d+%) (?<rest>.+)$/u.exec(value)?.groups ?? {};
  return share !== undefined && rest !== undefined ? { text: share, caveat: rest } : { text: value, ...caveat };
}

/** Months of a wait in words: "3 years", "from day 1". */
export const waitText = (months: number): string => (months === 0 ? words.fromTheStart : formatTenure(exactly(months)));

/** What makes a wait shorter, in a phrase: "1 month with Instant Cover add-on". */
export const shorterText = ({ months, with: means, isToAsk }: ShorterWait): string =>
  words.shorter({ wait: waitText(months), means, isToAsk });

/** The wait for what the family has, or for illnesses in general; with the first thing that makes it shorter. */
export function waitInShort(plan: Plan, { illnesses }: Pick<Family, 'illnesses'>): Said {
  const wait = waitOf(plan, illnesses);
  const [shorter] = shorterWaitsOf(plan, illnesses);
  const caveat = shorter ? shorterText(shorter) : wait?.isLeast ? words.orMore : undefined;
  return { text: wait === undefined ? NOT_FOUND : waitText(wait.months), ...(caveat !== undefined && { caveat }) };
}

/** The insurer's track record, the same for all its plans: "insurer paid 98.19% of health claims in 2025-26, 16 complaints per 10,000". */
export function insurerInShort({ claimsPaid, complaints, claimsYear }: Plan): string {
  if (isUnknown(claimsPaid)) return words.everyInsurer;
  const paid = { share: format(claimsPaid), year: claimsYear };
  return isUnknown(complaints)
    ? words.insurerPaid(paid)
    : words.insurerPaidComplaints({ ...paid, complaints: format(complaints) });
}

/** What the line under the name says of the ages asked for, before the insurer's record. */
function entryNote(plan: Plan, { ages, hasChildren }: Family): { readonly label?: string } {
  if (ages.length === 0 && !hasChildren) return {};
  const entry = entryAt(plan, ages, hasChildren);
  if (entry === 'taken') return {};
  const { entryAge } = plan;
  if (isUnknown(entryAge)) return { label: words.askAge };
  if (isDisputed(plan, { ages, hasChildren: hasChildren ?? false }))
    return { label: words.soldAtDisputed({ ages: formatCell(entryAge) }) };
  return { label: words.soldAt({ ages: format(entryAge), isToAsk: entry === 'ask' }) };
}

/** The insurer's claims and complaints, for the details. Plans that every insurer sells have none of their own. */
function claimFacts({ claimsPaid, complaints, claimsYear }: Plan): OfferRow['facts'] {
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
  /** A cross means that a plan is filtered out, so only requested terms get one. */
  const markOf = (wish: WishName): RowFigure['mark'] => {
    const isMet = terms[wish].isMet(plan);
    if (isMet) return 'met';
    return isMet === false && asked[wish] ? 'missed' : undefined;
  };
  const shorter = shorterLines(plan);
  return {
    id: nameId(name),
    name,
    ...planFace(name),
    about: words.cover({ sum: shownText(sumInsured).toLowerCase() }),
    note: { ...entryNote(plan, family), text: insurerInShort(plan) },
    figures: [
      { label: words.wait, ...waitInShort(plan, family), mark: markOf('wait') },
      { label: words.copay, ...coPayInShort(plan, oldestOf(family)), mark: markOf('copay') },
      { label: words.room, ...roomInShort(roomRent), mark: markOf('room') },
    ],
    facts: [
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
    ],
    documents: plan.source ?? [],
    link: plan.link,
  };
}
