import type { OfferRow, RowFigure } from '../../machines/list/rows';
import { faceOf } from '../../machines/compare/face';
import { nameId } from '../../lib/nameId';
import { format, isUnknown } from '../../lib/quantities/quantity';
import { shownText } from '../../lib/quantities/shownText';
import type { Wishes } from '../terms/termsList';
import { terms, type Plan, type WishName } from './plans';
import * as words from './messages.en';

type Said = Pick<RowFigure, 'text' | 'caveat'>;

/** The room-rent limit in short; the details have the full text. */
export function roomInShort(roomRent: string): Said {
  if (roomRent === 'No limit') return { text: words.roomAny };
  if (roomRent.includes(':')) return { text: words.roomLimited, caveat: words.roomByVersion };
  if (roomRent.includes(';')) return { text: words.roomLimited, caveat: words.roomByCover };
  const { share } = /^(?<share>\d+%) of the cover a day/u.exec(roomRent)?.groups ?? {};
  if (share !== undefined) return { text: words.roomShare({ share }), caveat: words.roomOfCover };
  return roomRent.startsWith('Single private')
    ? { text: words.roomPrivate, caveat: words.roomSingle }
    : { text: roomRent };
}

/** The co-payment share, and who has to pay it. */
export function coPayInShort(coPay: string): Said {
  const { share, rest } = /^(?<share>\d+%) (?<rest>.+)$/u.exec(coPay)?.groups ?? {};
  if (share !== undefined && rest !== undefined) return { text: share, caveat: rest };
  return coPay.startsWith('For a ') ? { text: words.copayAtTimes, caveat: coPay.toLowerCase() } : { text: coPay };
}

/** A cross means that a plan is filtered out, so only requested terms get one. */
function markOf(plan: Plan, name: WishName, wishes: Wishes<WishName>): RowFigure['mark'] {
  const isMet = terms[name].isMet(plan);
  if (isMet) return 'met';
  return isMet === false && wishes[name] ? 'missed' : undefined;
}

/** The insurer's track record, the same for all its plans: "insurer paid 98.19% of health claims in 2025-26, 16 complaints per 10,000". */
export function insurerInShort({ claimsPaid, complaints, claimsYear }: Plan): string {
  if (isUnknown(claimsPaid)) return words.everyInsurer;
  const paid = { share: format(claimsPaid), year: claimsYear };
  return isUnknown(complaints)
    ? words.insurerPaid(paid)
    : words.insurerPaidComplaints({ ...paid, complaints: format(complaints) });
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

/** A plan as a row of its terms. */
export function planRow(plan: Plan, wishes: Wishes<WishName>): OfferRow {
  const { name, sumInsured, roomRent, coPay, preExistingWait, refill, network, feature, link } = plan;
  return {
    id: nameId(name),
    name,
    ...faceOf(name),
    about: words.cover({ sum: shownText(sumInsured).toLowerCase() }),
    note: { text: insurerInShort(plan) },
    figures: [
      { label: words.room, ...roomInShort(roomRent), mark: markOf(plan, 'room', wishes) },
      { label: words.copay, ...coPayInShort(coPay), mark: markOf(plan, 'copay', wishes) },
      { label: words.wait, text: format(preExistingWait), mark: markOf(plan, 'wait', wishes) },
    ],
    facts: [
      [words.roomRent, roomRent],
      [words.copay, coPay],
      [words.waitLong, shownText(preExistingWait)],
      [words.refill, refill],
      ...claimFacts(plan),
      [words.hospitals, shownText(network)],
      [words.standsOut, feature],
    ],
    documents: [],
    link,
  };
}
