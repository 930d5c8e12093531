import file from '@site/docs/insurance/health.yml';
import documents from '@site/src/content/documents.yml';
import { illnessIds, type IllnessId } from '../../content/illnessIds';
import { knownDocuments } from '../../content/knownDocuments';
import type { ListingFile } from '../../content/schemas';
import { choice, optional, toggle, wholeYears } from '../../machines/fields/inputs/fields';
import type { Inputs } from '../../machines/fields/inputs/types';
import { ifKnown, partByTerms, type Term } from '../../machines/list/mustHave';
import { byName } from '../../lib/byName';
import { orderNumber } from '../../lib/quantities/cell';
import { isUnknown } from '../../lib/quantities/quantity';
import { isNotFound } from '../../lib/quantities/unknown';
import { CRORE } from '../../lib/unitSizes';
import { orderedBy } from '../terms/termsList';
import { entryAt, isForOthers, oldestOf, ownSharePercent, waitOf, type Entry, type Family, type Plan } from './cover';
import * as words from './messages.en';

const { rows } = file as ListingFile<'health-plans'>;

/** Every plan, by name. */
export const plans: readonly Plan[] = [...rows].sort(byName);

/** Documents named by rows. */
export const known = knownDocuments(
  plans.flatMap(({ source }) => source ?? []),
  documents,
);

/** Filters for plans. Names are part of addresses and permanent. */
export const wishNames = ['room', 'copay', 'wait', 'refill', 'crore'] as const;

export type WishName = (typeof wishNames)[number];

const ageNames = ['age', 'age2', 'age3', 'age4'] as const;

/** Who is to be covered, what a plan must have, and the order. Names are part of addresses and permanent. */
export type Asked = Readonly<Record<(typeof ageNames)[number], number | null>> &
  Readonly<Record<IllnessId | WishName | 'children', boolean>> & { readonly order: string };

const none = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, false])) as Readonly<Record<Name, boolean>>;

/** Nothing is asked until the visitor asks. */
export const defaults: Asked = {
  ...{ age: null, age2: null, age3: null, age4: null, children: false },
  ...none(illnessIds),
  ...none(wishNames),
  order: 'wait',
};

/** What people call the illnesses. */
export const illnessLabels: Readonly<Record<IllnessId, string>> = {
  diabetes: words.labelDiabetes,
  bp: words.labelBp,
  heart: words.labelHeart,
  thyroid: words.labelThyroid,
  asthma: words.labelAsthma,
  cholesterol: words.labelCholesterol,
  knee: words.labelKnee,
  cataract: words.labelCataract,
};

/** The same inside a sentence. */
export const illnessNames: Readonly<Record<IllnessId, string>> = {
  diabetes: words.diabetes,
  bp: words.bp,
  heart: words.heart,
  thyroid: words.thyroid,
  asthma: words.asthma,
  cholesterol: words.cholesterol,
  knee: words.knee,
  cataract: words.cataract,
};

export const AGES: readonly [min: number, max: number, step: number] = [18, 110, 1];

const ageField = (label: string) => optional(wholeYears(label, AGES));

export const inputs: Inputs<Asked> = {
  age: ageField(words.labelAge),
  age2: ageField(words.labelAge2),
  age3: ageField(words.labelAge3),
  age4: ageField(words.labelAge4),
  children: toggle(words.labelChildren),
  ...(Object.fromEntries(illnessIds.map((id) => [id, toggle(illnessLabels[id])])) as Inputs<
    Record<IllnessId, boolean>
  >),
  room: toggle(words.labelRoom),
  copay: toggle(words.labelCopay),
  wait: toggle(words.labelWait),
  refill: toggle(words.labelRefill),
  crore: toggle(words.labelCrore),
  order: choice(words.labelOrder, {
    wait: words.orderWait,
    name: words.orderName,
    paid: words.orderPaid,
    complaints: words.complaints,
    hospitals: words.orderHospitals,
  }),
};

export const familyOf = (asked: Asked): Family => ({
  ages: ageNames.flatMap((name) => asked[name] ?? []),
  hasChildren: asked.children,
  illnesses: illnessIds.filter((id) => asked[id]),
});

/** A family as the address has it: what `familyOf` reads. */
export function inputsOf({ ages, hasChildren = false, illnesses }: Family): Readonly<Record<string, string>> {
  const ticked = [...(hasChildren ? ['children'] : []), ...illnesses];
  return Object.fromEntries<string>([
    ...ageNames.slice(0, ages.length).map((name, index) => [name, String(ages[index])] as const),
    ...ticked.map((name) => [name, '1'] as const),
  ]);
}

/** A wait that is short as waits go; the law allows three years. */
export const SHORT_WAIT_MONTHS = 24;

/** Whether a row has one of the accepted values; undefined if unknown. */
const says = (text: string, wanted: string): boolean | undefined =>
  isNotFound(text) ? undefined : text.startsWith(wanted);

/** The largest cover, in rupees; infinite for one "from ₹5 lakh", and undefined if it is not known. */
export function largestCover({ sumInsured }: Plan): number | undefined {
  return isUnknown(sumInsured) ? undefined : (sumInsured.most ?? Infinity);
}

/** Each filter's requirement on a plan's standard terms, for this family. Add-ons do not count. */
export function termsFor(family: Family): Readonly<Record<WishName, Term<Plan>>> {
  const oldest = oldestOf(family);
  return {
    room: { isMet: ({ roomRent }) => says(roomRent, 'No limit'), missed: words.missedRoom, unknown: words.unknownRoom },
    copay: {
      isMet: (plan) =>
        oldest === undefined
          ? says(plan.coPay, 'None')
          : ifKnown(ownSharePercent(plan, oldest), (percent) => percent <= 0),
      missed: words.missedCopay,
      unknown: words.unknownCopay,
    },
    wait: {
      isMet: (plan) => ifKnown(waitOf(plan, family.illnesses)?.months, (months) => months <= SHORT_WAIT_MONTHS),
      missed: words.missedWait,
      unknown: words.unknownWait,
    },
    refill: {
      isMet: ({ refill }) => says(refill, 'Any number of times'),
      missed: words.missedRefill,
      unknown: words.unknownRefill,
    },
    crore: {
      isMet: (plan) => ifKnown(largestCover(plan), (rupees) => rupees >= CRORE),
      missed: words.missedCrore,
      unknown: words.unknownCrore,
    },
  };
}

/** The plan must be sold at these ages, if any are given. */
export function entryTerm({ ages, hasChildren = false }: Family): Term<Plan> {
  const people = ages.length + Number(hasChildren);
  const isMet: Readonly<Record<Entry, boolean | undefined>> = { taken: true, refused: false, ask: undefined };
  return {
    isMet: (plan) => people === 0 || isMet[entryAt(plan, ages, hasChildren)],
    missed: words.missedAge({ people, oldest: String(oldestOf({ ages }) ?? '') }),
    unknown: words.unknownAge({ people }),
  };
}

/** A plan for people with an illness must be for one that was ticked, once anything is known of the family. */
export function illnessTerm({ ages, hasChildren = false, illnesses }: Family): Term<Plan> {
  const isAsked = ages.length + illnesses.length > 0 || hasChildren;
  return {
    isMet: (plan) => !isAsked || !isForOthers(plan, illnesses),
    missed: words.missedIllness,
    unknown: '',
  };
}

/** The plans that are known to take a family, whatever else it requires. */
export const takenBy = (family: Family): readonly Plan[] =>
  partByTerms(plans, [entryTerm(family), illnessTerm(family)]).met;

type Key = readonly [(plan: Plan) => number | undefined, 'largest' | 'smallest'];

/** The plans in the visitor's order, at first by the wait: for the illnesses that are ticked, or for any. */
export function inOrder({ order }: Pick<Asked, 'order'>, { illnesses }: Pick<Family, 'illnesses'>): readonly Plan[] {
  const keys: Readonly<Record<string, Key>> = {
    wait: [(plan) => waitOf(plan, illnesses)?.months, 'smallest'],
    paid: [({ claimsPaid }) => orderNumber(claimsPaid), 'largest'],
    complaints: [({ complaints }) => orderNumber(complaints), 'smallest'],
    hospitals: [({ network }) => orderNumber(network), 'largest'],
  };
  const [keyOf, first] = keys[order] ?? [undefined, 'smallest'];
  return orderedBy(plans, keyOf, first);
}
