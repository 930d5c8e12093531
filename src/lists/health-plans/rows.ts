import type { OfferRow, RowFigure } from '../../machines/list/rows';
import { faceOf } from '../../machines/compare/face';
import { nameId } from '../../lib/nameId';
import { format, isUnknown } from '../../lib/quantities/quantity';
import { shownText } from '../../lib/quantities/shownText';
import type { Wishes } from '../termsList';
import { terms, type Plan, type WishName } from './plans';

type Said = Pick<RowFigure, 'text' | 'small'>;

/** The room-rent limit in short; the details have the full text. */
export function roomInShort(roomRent: string): Said {
  if (roomRent === 'No limit') return { text: 'Any room' };
  if (roomRent.includes(':')) return { text: 'Limited', small: ['by version'] };
  if (roomRent.includes(';')) return { text: 'Limited', small: ['by cover'] };
  const { share } = /^(?<share>\d+%) of the cover a day/u.exec(roomRent)?.groups ?? {};
  if (share !== undefined) return { text: `${share} a day`, small: ['of the cover'] };
  return roomRent.startsWith('Single private') ? { text: 'Private', small: ['single room'] } : { text: roomRent };
}

/** The co-payment share, and who has to pay it. */
export function coPayInShort(coPay: string): Said {
  const { share, rest } = /^(?<share>\d+%) (?<rest>.+)$/u.exec(coPay)?.groups ?? {};
  if (share !== undefined && rest !== undefined) return { text: share, small: [rest] };
  return coPay.startsWith('For a ') ? { text: 'At times', small: [coPay.toLowerCase()] } : { text: coPay };
}

/** A cross means that a plan is filtered out, so only requested terms get one. */
function markOf(plan: Plan, name: WishName, wishes: Wishes<WishName>): RowFigure['mark'] {
  const isMet = terms[name].isMet(plan);
  if (isMet) return 'met';
  return isMet === false && wishes[name] ? 'missed' : undefined;
}

/** The insurer's track record, the same for all its plans: "insurer paid 98.19% of health claims in 2025-26, 16 complaints per 10,000". */
export function insurerInShort({ claimsPaid, complaints, claimsYear }: Plan): string {
  if (isUnknown(claimsPaid)) return 'sold by every insurer: look at the claims of yours';
  const complained = isUnknown(complaints) ? '' : `, ${format(complaints)} complaints per 10,000`;
  return `insurer paid ${format(claimsPaid)} of health claims in ${claimsYear}${complained}`;
}

/** The insurer's claims and complaints, for the details. Plans that every insurer sells have none of their own. */
function claimFacts({ claimsPaid, complaints, claimsYear }: Plan): OfferRow['facts'] {
  if (isUnknown(claimsPaid)) {
    return [
      ['Claims its insurer paid', 'Differ by insurer'],
      ['Complaints', 'Differ by insurer'],
    ];
  }
  return [
    [`Claims its insurer paid, ${claimsYear}`, `${format(claimsPaid)} of all its health policies, by number`],
    [`Complaints, ${claimsYear}`, `${format(complaints)} per 10,000 health claims`],
  ];
}

/** A plan as a row of its terms. */
export function planRow(plan: Plan, wishes: Wishes<WishName>): OfferRow {
  const { name, sumInsured, roomRent, coPay, preExistingWait, refill, network, feature, link } = plan;
  return {
    id: nameId(name),
    name,
    ...faceOf(name),
    about: `cover ${shownText(sumInsured).toLowerCase()}; ${insurerInShort(plan)}`,
    figures: [
      { label: 'Room', ...roomInShort(roomRent), mark: markOf(plan, 'room', wishes) },
      { label: 'Co-payment', ...coPayInShort(coPay), mark: markOf(plan, 'copay', wishes) },
      { label: 'Wait if already ill', text: format(preExistingWait), mark: markOf(plan, 'wait', wishes) },
    ],
    fold: { text: 'All terms' },
    facts: [
      ['Room rent', roomRent],
      ['Co-payment', coPay],
      ['Wait for illnesses you have', shownText(preExistingWait)],
      ['Cover comes back when used up', refill],
      ...claimFacts(plan),
      ['Cashless hospitals', shownText(network)],
      ['What stands out', feature],
    ],
    documents: [],
    link,
  };
}
