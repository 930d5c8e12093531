import type { OfferRow } from '../../machines/list/rows';
import { faceOf } from '../../machines/compare/face';
import { inWords } from '../../lib/format/inWords';
import { formatNumber } from '../../lib/format/rupees';
import { nameId } from '../../lib/nameId';
import { format, isUnknown } from '../../lib/quantities/quantity';
import { shownText } from '../../lib/quantities/shownText';
import { upperFirst } from '../../lib/upperFirst';
import { termsList, type Wishes } from '../termsList';
import {
  defaults,
  illnessLimits,
  inOrder,
  inputs,
  insurers,
  known,
  largestCover,
  terms,
  wishNames,
  type TravelInsurer,
  type WishName,
} from './insurers';

const MILLION = 1_000_000;

/** US dollars in the style of plans: 1000000 is "$1 million", 500000 "$500,000". */
export function dollars(amount: number): string {
  return amount < MILLION ? `$${amount.toLocaleString('en-US')}` : `$${formatNumber(amount / MILLION, 2)} million`;
}

/** The smallest and the largest medical cover: "$50,000" and "$1 million". */
function coverEnds(insurer: TravelInsurer): readonly [least: string, most: string] {
  const { medicalCover: cover } = insurer;
  const most = largestCover(insurer);
  return isUnknown(cover) || most === undefined
    ? ['Not found', 'Not found']
    : [dollars(cover.least ?? most), dollars(most)];
}

function tripText({ longestTrip }: TravelInsurer): string {
  return isUnknown(longestTrip) ? 'Not found' : `${format(longestTrip)} days`;
}

/** The line below the name: the limit of the requested cover, or the insurer's main benefit. */
function aboutText(insurer: TravelInsurer, isIll: boolean): string {
  const { existingIllness, feature } = insurer;
  if (isIll && terms.illness.isMet(insurer) === true)
    return `your illness: ${existingIllness.replace(/^[A-Z]/u, (first) => first.toLowerCase())}`;
  return feature;
}

function insurerRow(insurer: TravelInsurer, { illness }: Wishes<WishName>): OfferRow {
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
    about: aboutText(insurer, illness),
    figures: [
      { label: 'Largest cover', text: most },
      {
        label: 'Sold up to age',
        text: format(oldestAge),
        ...(oldestAge.note !== undefined && { small: [oldestAge.note] }),
      },
      { label: 'Longest trip', text: tripText(insurer) },
    ],
    fold: { text: 'All terms' },
    facts: [
      ['Medical cover', `${least} to ${most}`],
      ['Sold up to age', shownText(oldestAge)],
      ['Longest trip', tripText(insurer)],
      ['Illness you already have', existingIllness],
      [`Health claims paid, ${healthYear}`, `${format(healthClaims)} of all its health policies, by number`],
      [`Complaints, ${healthYear}`, `${format(complaints)} per 10,000 health claims`],
      ['What stands out', feature],
    ],
    documents: source,
    link,
  };
}

/** Travel insurers by their plans' terms. Sorted by name and not ranked. */
export default termsList({
  id: 'travel-insurers',
  heading: `${upperFirst(inWords(insurers.length))} travel insurers`,
  title: 'Show insurers that cover',
  noun: 'insurers',
  rows: insurers,
  defaults,
  inputs,
  names: wishNames,
  terms,
  known,
  verbs: ['has', 'have'],
  texts: {
    illness: 'cover for an illness you already have',
    old: 'a plan above 70',
    large: '$1 million of medical cover',
    long: 'trips over 180 days',
  },
  after: (met, { illness }) => (illness ? illnessLimits(met) : ''),
  inOrder,
  heads: [
    { text: 'Insurer', order: 'name' },
    { text: 'Largest cover', order: 'cover', highestFirst: true },
    { text: 'Sold up to age' },
    { text: 'Longest trip', order: 'trip', highestFirst: true },
  ],
  rowOf: insurerRow,
});
