import { isListedTreatment, type IllnessId } from '../../content/illnessIds';
import type { RowOf } from '../../content/schemas';
import { coPayAt, parseCoPay } from '../../lib/quantities/coPay';
import { isUnknown } from '../../lib/quantities/quantity';
import type { Span } from '../../lib/quantities/span';

/** What a health plan does about the ages and illnesses of those to be covered. The list and the question of a family's cover both ask here. */

export type Plan = RowOf<'health-plans'>;

type Shorter = NonNullable<Plan['shorterWaits']>[number];

/** Who is to be covered: adults by their ages in whole years, whether children come along, and what somebody has today. */
export interface Family {
  readonly ages: readonly number[];
  readonly hasChildren?: boolean;
  readonly illnesses: readonly IllnessId[];
}

/** A plan that is sold from this age takes families; one that is sold later is made for seniors, and may not take children along. */
const ADULT_AGE = 18;

/** Whether a plan is sold at these ages; "ask" where that is not known, where documents disagree, or where it may take a younger husband, wife or child along. */
export type Entry = 'taken' | 'refused' | 'ask';

type People = Pick<Family, 'ages' | 'hasChildren'>;

type Ages = Pick<Plan, 'entryAge' | 'otherEntryAge'>;

const spanOf = ({ least, most }: Span): Span => ({
  ...(least !== undefined && { least }),
  ...(most !== undefined && { most }),
});

/** The ages of the list, and those of another document, each end of which is that of the list where it names none. */
function spansOf({ entryAge, otherEntryAge }: Ages): readonly Span[] {
  if (isUnknown(entryAge)) return [];
  const span = spanOf(entryAge);
  if (otherEntryAge === undefined || isUnknown(otherEntryAge)) return [span];
  return [span, { ...span, ...spanOf(otherEntryAge) }];
}

function entryIn({ least = 0, most = Infinity }: Span, { ages, hasChildren = false }: People): Entry {
  if (ages.some((age) => age > most) || (ages.length > 0 && ages.every((age) => age < least))) return 'refused';
  return ages.some((age) => age < least) || (hasChildren && least > ADULT_AGE) ? 'ask' : 'taken';
}

const entriesOf = (plan: Ages, people: People): ReadonlySet<Entry> =>
  new Set(spansOf(plan).map((span) => entryIn(span, people)));

/** Whether a plan is sold to people of these ages. */
export function entryAt(plan: Ages, ages: readonly number[], hasChildren = false): Entry {
  const [entry = 'ask', ...others] = entriesOf(plan, { ages, hasChildren });
  return others.length > 0 ? 'ask' : entry;
}

/** Whether one document of a plan takes these people and another does not. */
export const isDisputed = (plan: Ages, people: People): boolean => entriesOf(plan, people).size > 1;

/** Whether a plan is sold only from an age that is not that of an adult. */
export const isForSeniors = ({ entryAge }: Pick<Ages, 'entryAge'>): boolean =>
  !isUnknown(entryAge) && (entryAge.least ?? 0) > ADULT_AGE;

/** Whether a plan is sold only to people with an illness that none of these is. */
export const isForOthers = ({ onlyFor }: Pick<Plan, 'onlyFor'>, illnesses: readonly IllnessId[]): boolean =>
  onlyFor !== undefined && !illnesses.some((illness) => onlyFor.includes(illness));

/** The end of the longest wait, in months of unbroken cover; at least so long where a part of it is not known. */
export interface Wait {
  readonly months: number;
  readonly isLeast: boolean;
}

type Waits = Pick<Plan, 'preExistingWait' | 'listedWait' | 'shorterWaits'>;

/** The longer end of a published wait, in months. */
function longest(cell: Plan['preExistingWait']): number | undefined {
  return isUnknown(cell) ? undefined : (cell.most ?? cell.least);
}

/**
 * The wait for one illness that exists at the start. A listed treatment has the longer of two waits: that of its list, and that for illnesses which
 * existed before (figures.yml, health-double-wait).
 */
function waitFor(illness: IllnessId, { listedWait }: Waits, preExisting: number | undefined): Wait | undefined {
  if (preExisting === undefined) return undefined;
  if (!isListedTreatment(illness)) return { months: preExisting, isLeast: false };
  const listed = longest(listedWait);
  return { months: Math.max(preExisting, listed ?? 0), isLeast: listed === undefined };
}

/** The wait for all of them; that for illnesses in general if none is named. Undefined if it is not known. */
export function waitOf(plan: Waits, illnesses: readonly IllnessId[], shorter?: Shorter): Wait | undefined {
  const standard = longest(plan.preExistingWait);
  if (illnesses.length === 0) return standard === undefined ? undefined : { months: standard, isLeast: false };
  const waits = illnesses.map((illness) =>
    waitFor(illness, plan, shorter && covers(shorter, illness) ? shorter.months : standard),
  );
  const known = waits.filter((wait) => wait !== undefined);
  if (known.length < waits.length) return undefined;
  const months = Math.max(...known.map((wait) => wait.months));
  return { months, isLeast: known.some((wait) => wait.isLeast && wait.months === months) };
}

const covers = ({ illnesses }: Shorter, illness: IllnessId): boolean =>
  typeof illnesses === 'string' || illnesses.includes(illness);

/** A shorter wait, and whether to ask if it holds for the illness: its list was not found. */
export interface ShorterWait extends Wait {
  readonly with: string;
  readonly isToAsk: boolean;
}

/** What makes the wait for these illnesses shorter, the shortest first; one that surely holds stands before one to ask about. */
export function shorterWaitsOf(plan: Waits, illnesses: readonly IllnessId[]): readonly ShorterWait[] {
  const standard = waitOf(plan, illnesses)?.months ?? Infinity;
  return (plan.shorterWaits ?? [])
    .flatMap((shorter) => {
      const wait = illnesses.length > 0 ? waitOf(plan, illnesses, shorter) : undefined;
      if (wait === undefined || wait.months >= standard) return [];
      return [{ ...wait, with: shorter.with, isToAsk: shorter.illnesses === 'ask' }];
    })
    .sort((one, other) => Number(one.isToAsk) - Number(other.isToAsk) || one.months - other.months);
}

/** Percent of each claim that stays with somebody who joins at an age; undefined if it is not known. */
export function ownSharePercent({ coPay }: Pick<Plan, 'coPay'>, age: number): number | undefined {
  const { value } = parseCoPay(coPay);
  return value && coPayAt(value, age);
}

/** The oldest of a family, on whom co-payment hangs; undefined if no age is given. */
export const oldestOf = ({ ages }: Pick<Family, 'ages'>): number | undefined =>
  ages.length === 0 ? undefined : Math.max(...ages);
