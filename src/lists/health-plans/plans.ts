import file from '@site/docs/insurance/health.yml';
import type { ListingFile, RowOf } from '../../content/schemas';
import { choice, toggle } from '../../machines/fields/inputs/fields';
import type { Inputs } from '../../machines/fields/inputs/types';
import type { Term } from '../../machines/list/mustHave';
import { byName } from '../../lib/byName';
import { orderNumber } from '../../lib/quantities/cell';
import { isUnknown } from '../../lib/quantities/quantity';
import { orderedBy, type Wishes } from '../terms/termsList';
import * as words from './messages.en';

export type Plan = RowOf<'health-plans'>;

const { rows } = file as ListingFile<'health-plans'>;

/** Every plan, by name. */
export const plans: readonly Plan[] = [...rows].sort(byName);

/** Filters for plans. Names are part of addresses and permanent. */
export const wishNames = ['room', 'copay', 'wait', 'refill', 'crore'] as const;

export type WishName = (typeof wishNames)[number];

/** A room-rent limit or a co-payment can cut every claim, so the example excludes both. */
export const defaults: Wishes<WishName> = {
  room: true,
  copay: true,
  wait: false,
  refill: false,
  crore: false,
  order: 'name',
};

export const inputs: Inputs<Wishes<WishName>> = {
  room: toggle(words.labelRoom),
  copay: toggle(words.labelCopay),
  wait: toggle(words.labelWait),
  refill: toggle(words.labelRefill),
  crore: toggle(words.labelCrore),
  order: choice(words.labelOrder, {
    name: words.orderName,
    wait: words.orderWait,
    paid: words.orderPaid,
    complaints: words.complaints,
    hospitals: words.orderHospitals,
  }),
};

const NOT_FOUND = 'Not found';
const CRORE = 10_000_000;
const SHORT_WAIT_MONTHS = 24;

/** Whether a row has one of the accepted values; undefined if unknown. */
const says = (text: string, wanted: string): boolean | undefined =>
  text === NOT_FOUND ? undefined : text.startsWith(wanted);

/** Longest waiting period for pre-existing diseases, in months; undefined if unknown. */
export function waitMonths({ preExistingWait: wait }: Plan): number | undefined {
  return isUnknown(wait) ? undefined : (wait.most ?? wait.least);
}

/** A cover "from ₹5 lakh" has no largest sum. */
function reachesCrore({ sumInsured }: Plan): boolean | undefined {
  return isUnknown(sumInsured) ? undefined : (sumInsured.most ?? Infinity) >= CRORE;
}

/** Each filter's requirement on a plan's standard terms. Add-ons do not count. */
export const terms: Readonly<Record<WishName, Term<Plan>>> = {
  room: {
    isMet: ({ roomRent }) => says(roomRent, 'No limit'),
    missed: words.missedRoom,
    unknown: words.unknownRoom,
  },
  copay: {
    isMet: ({ coPay }) => says(coPay, 'None'),
    missed: words.missedCopay,
    unknown: words.unknownCopay,
  },
  wait: {
    isMet(plan) {
      const months = waitMonths(plan);
      return months === undefined ? undefined : months <= SHORT_WAIT_MONTHS;
    },
    missed: words.missedWait,
    unknown: words.unknownWait,
  },
  refill: {
    isMet: ({ refill }) => says(refill, 'Any number of times'),
    missed: words.missedRefill,
    unknown: words.unknownRefill,
  },
  crore: {
    isMet: reachesCrore,
    missed: words.missedCrore,
    unknown: words.unknownCrore,
  },
};

const keys: Readonly<Record<string, readonly [(plan: Plan) => number | undefined, 'largest' | 'smallest']>> = {
  wait: [waitMonths, 'smallest'],
  paid: [({ claimsPaid }) => orderNumber(claimsPaid), 'largest'],
  complaints: [({ complaints }) => orderNumber(complaints), 'smallest'],
  hospitals: [({ network }) => orderNumber(network), 'largest'],
};

/** The plans in the visitor's order. */
export function inOrder(order: string): readonly Plan[] {
  const [keyOf, first] = keys[order] ?? [undefined, 'smallest'];
  return orderedBy(plans, keyOf, first);
}
