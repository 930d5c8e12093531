import file from '@site/docs/insurance/travel.yml';
import documents from '@site/src/content/documents.yml';
import { knownDocuments } from '../../content/knownDocuments';
import type { ListingFile, RowOf } from '../../content/schemas';
import { choice } from '../../machines/fields/inputs/fields';
import { byName } from '../../lib/byName';
import { ifKnown } from '../../machines/list/mustHave';
import { orderNumber } from '../../lib/quantities/cell';
import { isUnknown } from '../../lib/quantities/quantity';
import { isNotFound } from '../../lib/quantities/unknown';
import { orderedBy, type Condition } from '../terms/termsList';
import * as words from './messages.en';

export type TravelInsurer = RowOf<'travel-insurers'>;

const { rows } = file as ListingFile<'travel-insurers'>;

export const insurers: readonly TravelInsurer[] = [...rows].sort(byName);

/** Documents named by rows. */
export const known = knownDocuments(
  insurers.flatMap(({ source }) => source ?? []),
  documents,
);

export type WishName = 'illness' | 'old' | 'large' | 'long';

export const order = choice(words.labelOrder, {
  name: words.orderName,
  cover: words.largestCover,
  trip: words.longestTrip,
});

/** The rows' words for cover in an emergency only. */
const EMERGENCY = 'when life is in danger';
const OPTION = 'As an option';

/**
 * Limits of the cover for pre-existing illness. A count of insurers alone would let a diabetic feel insured to $1 million, while most pay in an
 * emergency only, and a small part of the cover.
 */
export function illnessLimits(met: readonly TravelInsurer[]): string {
  const emergency = met.filter(({ existingIllness }) => existingIllness.includes(EMERGENCY)).length;
  const option = met.filter(({ existingIllness }) => existingIllness === OPTION).length;
  if (emergency > 0 && option > 0) return ` ${words.limitsBoth({ emergency, option })}`;
  if (emergency > 0) return ` ${words.limitsEmergency({ emergency })}`;
  return option > 0 ? ` ${words.limitsOption({ option })}` : '';
}

const LARGE_DOLLARS = 1_000_000;
const OLD_YEARS = 70;
const LONG_DAYS = 180;

/** The largest medical cover in US dollars; undefined if unknown. */
export function largestCover({ medicalCover: cover }: TravelInsurer): number | undefined {
  return isUnknown(cover) ? undefined : (cover.most ?? cover.least);
}

/**
 * Filters for travel insurers, each a requirement on plans for a single trip abroad. Names are part of addresses and permanent; "claims" was one, for
 * health claims.
 */
export const conditions: Readonly<Record<WishName, Condition<TravelInsurer>>> = {
  illness: {
    label: words.labelIllness,
    text: words.termIllness,
    isMet: ({ existingIllness }) => (isNotFound(existingIllness) ? undefined : existingIllness !== 'Not covered'),
    missed: words.missedIllness,
    unknown: words.unknownIllness,
  },
  old: {
    label: words.labelOld,
    text: words.termOld,
    isMet: ({ oldestAge }) => ifKnown(orderNumber(oldestAge), (years) => years > OLD_YEARS),
    missed: words.missedOld,
    unknown: words.unknownOld,
  },
  large: {
    label: words.labelLarge,
    text: words.termLarge,
    isMet: (insurer) => ifKnown(largestCover(insurer), (dollars) => dollars >= LARGE_DOLLARS),
    missed: words.missedLarge,
    unknown: words.unknownLarge,
  },
  long: {
    label: words.labelLong,
    text: words.termLong,
    isMet: ({ longestTrip }) => ifKnown(orderNumber(longestTrip), (days) => days > LONG_DAYS),
    missed: words.missedLong,
    unknown: words.unknownLong,
  },
};

const keys: Readonly<Record<string, (insurer: TravelInsurer) => number | undefined>> = {
  cover: largestCover,
  trip: ({ longestTrip }) => orderNumber(longestTrip),
};

/** The insurers in the visitor's order. */
export const inOrder = (by: string): readonly TravelInsurer[] => orderedBy(insurers, keys[by], 'largest');
