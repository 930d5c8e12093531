import file from '@site/docs/insurance/travel.yml';
import documents from '@site/src/content/documents.yml';
import { knownDocuments } from '../../content/knownDocuments';
import type { ListingFile, RowOf } from '../../content/schemas';
import { choice, toggle } from '../../machines/fields/inputs/fields';
import type { Inputs } from '../../machines/fields/inputs/types';
import { byName } from '../../lib/byName';
import { inWords } from '../../lib/format/inWords';
import type { Term } from '../../machines/list/mustHave';
import { orderNumber, type QuantityCell } from '../../lib/quantities/cell';
import { isUnknown } from '../../lib/quantities/quantity';
import { orderedBy, type Wishes } from '../termsList';

export type TravelInsurer = RowOf<'travel-insurers'>;

const { rows } = file as ListingFile<'travel-insurers'>;

/** Every travel insurer, by name. */
export const insurers: readonly TravelInsurer[] = [...rows].sort(byName);

/** Documents named by rows. */
export const known = knownDocuments(
  insurers.flatMap(({ source }) => source ?? []),
  documents,
);

/** Filters for travel insurers. Names are part of addresses and permanent; "claims" was one, for health claims. */
export const wishNames = ['illness', 'old', 'large', 'long'] as const;

export type WishName = (typeof wishNames)[number];

/** Most policies exclude pre-existing illnesses, so the example requires their cover. */
export const defaults: Wishes<WishName> = {
  illness: true,
  old: false,
  large: false,
  long: false,
  order: 'name',
};

export const inputs: Inputs<Wishes<WishName>> = {
  illness: toggle('An illness you already have'),
  old: toggle('Travellers above 70'),
  large: toggle('Bills up to $1 million'),
  long: toggle('Trips over 180 days'),
  order: choice('Order by', {
    name: 'Name',
    cover: 'Largest cover',
    trip: 'Longest trip',
  }),
};

/** The rows' words for cover in an emergency only. */
const EMERGENCY = 'when life is in danger';
const OPTION = 'As an option';

/**
 * Limits of the cover for pre-existing illness. A count of insurers alone would let a diabetic feel insured to $1 million, while most pay in an
 * emergency only, and a small part of the cover.
 */
export function illnessLimits(met: readonly TravelInsurer[]): string {
  const emergency = met.filter(({ existingIllness }) => existingIllness.includes(EMERGENCY)).length;
  const options = met.filter(({ existingIllness }) => existingIllness === OPTION).length;
  const parts = [
    ...(emergency > 0
      ? [`${inWords(emergency)} ${emergency === 1 ? 'pays' : 'pay'} only ${EMERGENCY} and within narrow limits`]
      : []),
    ...(options > 0 ? [`${inWords(options)} ${options === 1 ? 'sells' : 'sell'} it as an option`] : []),
  ];
  return parts.length > 0 ? ` Of these, ${parts.join('; ')}.` : '';
}

const LARGE_DOLLARS = 1_000_000;
const OLD_YEARS = 70;
const LONG_DAYS = 180;

/** The largest medical cover in US dollars; undefined if unknown. */
export function largestCover({ medicalCover: cover }: TravelInsurer): number | undefined {
  return isUnknown(cover) ? undefined : (cover.most ?? cover.least);
}

function compared(cell: QuantityCell, isMet: (value: number) => boolean): boolean | undefined {
  const value = orderNumber(cell);
  return value === undefined ? undefined : isMet(value);
}

/** Each filter's requirement on an insurer's plans for a single trip abroad. */
export const terms: Readonly<Record<WishName, Term<TravelInsurer>>> = {
  illness: {
    isMet: ({ existingIllness }) => (existingIllness === 'Not found' ? undefined : existingIllness !== 'Not covered'),
    missed: 'They do not pay for an illness that you already have.',
    unknown: 'We did not find whether they pay for an illness that you already have.',
  },
  old: {
    isMet: ({ oldestAge }) => compared(oldestAge, (years) => years > OLD_YEARS),
    missed: 'They sell no plan to people above 70.',
    unknown: 'We did not find up to which age they sell a plan.',
  },
  large: {
    isMet(insurer) {
      const dollars = largestCover(insurer);
      return dollars === undefined ? undefined : dollars >= LARGE_DOLLARS;
    },
    missed: 'Their largest medical cover is below $1 million.',
    unknown: 'We did not find their largest medical cover.',
  },
  long: {
    isMet: ({ longestTrip }) => compared(longestTrip, (days) => days > LONG_DAYS),
    missed: 'They insure 180 days at once; for more, ask for an extension.',
    unknown: 'We did not find how long a trip may be.',
  },
};

const keys: Readonly<Record<string, (insurer: TravelInsurer) => number | undefined>> = {
  cover: largestCover,
  trip: ({ longestTrip }) => orderNumber(longestTrip),
};

/** The insurers in the visitor's order. */
export const inOrder = (order: string): readonly TravelInsurer[] => orderedBy(insurers, keys[order], 'largest');
