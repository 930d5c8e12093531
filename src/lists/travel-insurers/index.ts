import type { OfferRow } from '../../machines/list/rows';
import { faceOf } from '../../machines/compare/face';
import { formatNumber } from '../../lib/format/rupees';
import { nameId } from '../../lib/nameId';
import { format, isUnknown } from '../../lib/quantities/quantity';
import { shownText } from '../../lib/quantities/shownText';
import { NOT_FOUND } from '../../lib/quantities/unknown';
import { termsList, type Wishes } from '../terms/termsList';
import {
  conditions,
  illnessLimits,
  inOrder,
  insurers,
  known,
  largestCover,
  order,
  type TravelInsurer,
  type WishName,
} from './insurers';
import * as words from './messages.en';

const MILLION = 1_000_000;

/** US dollars in the style of plans: 1000000 is "$1 million", 500000 "$500,000". */
export function dollars(amount: number): string {
  return amount < MILLION
    ? `$${amount.toLocaleString('en-US')}`
    : words.million({ millions: formatNumber(amount / MILLION, 2) });
}

/** The smallest and the largest medical cover: "$50,000" and "$1 million". */
function coverEnds(insurer: TravelInsurer): readonly [least: string, most: string] {
  const { medicalCover: cover } = insurer;
  const most = largestCover(insurer);
  return isUnknown(cover) || most === undefined
    ? [NOT_FOUND, NOT_FOUND]
    : [dollars(cover.least ?? most), dollars(most)];
}

function tripText({ longestTrip }: TravelInsurer): string {
  return isUnknown(longestTrip) ? NOT_FOUND : words.days({ days: format(longestTrip) });
}

/** The line below the name: the limit of the requested cover, or the insurer's main benefit. */
function aboutText(insurer: TravelInsurer, isIll: boolean): string {
  const { existingIllness, feature } = insurer;
  if (isIll && conditions.illness.isMet(insurer) === true)
    return words.yourIllness({ rule: existingIllness.replace(/^[A-Z]/u, (first) => first.toLowerCase()) });
  return feature;
}

function travelInsurerRow(insurer: TravelInsurer, { illness }: Wishes<WishName>): OfferRow {
  const {
    name,
    oldestAge,
    existingIllness,
    healthClaims,
    complaints,
    healthYear,
    feature,
    link,
    source = [],
  } = insurer;
  const [least, most] = coverEnds(insurer);
  return {
    id: nameId(name),
    name,
    ...faceOf(name),
    note: { text: aboutText(insurer, illness) },
    figures: [
      { label: words.largestCover, text: most },
      {
        label: words.age,
        text: format(oldestAge),
        ...(oldestAge.note !== undefined && { caveat: oldestAge.note }),
      },
      { label: words.longestTrip, text: tripText(insurer) },
    ],
    facts: [
      [words.medicalCover, words.range({ least, most })],
      [words.age, shownText(oldestAge)],
      [words.longestTrip, tripText(insurer)],
      [words.illness, existingIllness],
      [words.healthClaims({ year: healthYear }), words.claimsShare({ share: format(healthClaims) })],
      [words.complaints({ year: healthYear }), words.complaintsRate({ complaints: format(complaints) })],
      [words.standsOut, feature],
    ],
    documents: source,
    link,
  };
}

/** Travel insurers by their plans' terms. Sorted by name and not ranked. */
export default termsList({
  id: 'travel-insurers',
  heading: words.heading({ count: insurers.length }),
  title: words.mustHave,
  kind: 'insurers',
  rows: insurers,
  conditions,
  order,
  known,
  found: words.found,
  after: (met, { illness }) => (illness ? illnessLimits(met) : ''),
  inOrder,
  heads: [
    { text: words.insurer, order: 'name' },
    { text: words.largestCover, order: 'cover', highestFirst: true },
    { text: words.age },
    { text: words.longestTrip, order: 'trip', highestFirst: true },
  ],
  narrow: { main: 0, terms: [1, 2] },
  rowOf: travelInsurerRow,
});
