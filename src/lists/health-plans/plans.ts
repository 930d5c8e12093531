import file from '@site/docs/insurance/health.yml';
import type { ListingFile, RowOf } from '../../content/schemas';
import { choice, toggle } from '../../machines/fields/inputs/fields';
import type { Inputs } from '../../machines/fields/inputs/types';
import type { Term } from '../../machines/list/mustHave';
import { byName } from '../../lib/byName';
import { orderNumber } from '../../lib/quantities/cell';
import { isUnknown } from '../../lib/quantities/quantity';
import { orderedBy, type Wishes } from '../termsList';

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
  room: toggle('No room-rent limit'),
  copay: toggle('No co-payment'),
  wait: toggle('Wait of 2 years or less'),
  refill: toggle('Used-up cover comes back every time'),
  crore: toggle('Cover of ₹1 crore'),
  order: choice('Order by', {
    name: 'Name',
    wait: 'Wait',
    paid: 'Claims paid',
    complaints: 'Complaints',
    hospitals: 'Hospitals',
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
    missed: 'They limit the room, or do so in some versions or covers.',
    unknown: 'We did not find whether they limit the room.',
  },
  copay: {
    isMet: ({ coPay }) => says(coPay, 'None'),
    missed: 'A share of claims stays with you, at least for those who join late or take a better room.',
    unknown: 'We did not find whether they ask for a co-payment.',
  },
  wait: {
    isMet(plan) {
      const months = waitMonths(plan);
      return months === undefined ? undefined : months <= SHORT_WAIT_MONTHS;
    },
    missed: 'Without an add-on you wait more than two years for illnesses that you already have.',
    unknown: 'We did not find how long you wait for illnesses that you already have.',
  },
  refill: {
    isMet: ({ refill }) => says(refill, 'Any number of times'),
    missed: 'Without an add-on they do not say that a used-up cover comes back any number of times.',
    unknown: 'We did not find whether a used-up cover comes back.',
  },
  crore: {
    isMet: reachesCrore,
    missed: 'Their largest cover is below ₹1 crore.',
    unknown: 'We did not find their largest cover.',
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
