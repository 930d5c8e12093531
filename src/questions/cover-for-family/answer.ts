import { ownPartOfClaim } from '../../lib/finance/healthClaim';
import {
  entryAt,
  isForOthers,
  ownSharePercent,
  shorterWaitsOf,
  waitOf,
  type Plan,
  type ShorterWait,
  type Wait,
} from '../../lists/health-plans/cover';
import { largestCover, plans } from '../../lists/health-plans/plans';
import { byName } from '../../lib/byName';
import { familyOf, type Bill } from './values';

/** What a plan does with the bill of somebody whom it takes. */
export interface Covered {
  readonly plan: Plan;
  readonly wait: Wait;
  /** Percent of what is payable */
  readonly sharePercent: number;
  /** The largest sum insured, with which the bill is counted, in rupees */
  readonly cover: number;
  /** What stays with the insured on the standard terms, in unrounded rupees */
  readonly outOfPocket: number;
  /** The same with the first thing that surely makes the wait shorter, if it pays for this bill */
  readonly sooner: { readonly by: ShorterWait; readonly outOfPocket: number } | undefined;
}

export interface Answer {
  /** By what stays with the insured, least first, then by that with a shorter wait, then by name */
  readonly covered: readonly Covered[];
  /** Those of which it is not known whether they take the person, or a term that the bill hangs on */
  readonly toAsk: readonly Plan[];
  readonly refused: readonly Plan[];
  /** Of the covered, those that have waited enough to pay on their standard terms, and those that would with an add-on or another version */
  readonly paying: readonly Covered[];
  readonly payingSooner: readonly Covered[];
  /** The least that stays with the insured, in unrounded rupees: the whole bill where no plan pays */
  readonly leastOutOfPocket: number;
}

function coveredBy(plan: Plan, given: Bill): Covered | undefined {
  const { illnesses } = familyOf(given);
  const [wait, sharePercent, cover] = [waitOf(plan, illnesses), ownSharePercent(plan, given.age), largestCover(plan)];
  const isTaken = entryAt(plan, [given.age]) === 'taken';
  if (!isTaken || !wait || wait.isLeast || sharePercent === undefined || cover === undefined) return undefined;
  const outOfPocketAfter = (waitMonths: number): number =>
    ownPartOfClaim({
      bill: given.bill,
      monthsCovered: given.months,
      // Somebody without an illness has no such wait.
      waitMonths: illnesses.length === 0 ? 0 : waitMonths,
      coPayPercent: sharePercent,
      sumInsured: cover,
    });
  const outOfPocket = outOfPocketAfter(wait.months);
  const by = shorterWaitsOf(plan, illnesses).find(({ isToAsk, isLeast }) => !isToAsk && !isLeast);
  const outOfPocketSooner = by && outOfPocketAfter(by.months);
  return {
    plan,
    wait,
    sharePercent,
    cover,
    outOfPocket,
    sooner:
      by && outOfPocketSooner !== undefined && outOfPocketSooner < outOfPocket
        ? { by, outOfPocket: outOfPocketSooner }
        : undefined,
  };
}

const leastWithAnyWait = ({ outOfPocket, sooner }: Covered): number => sooner?.outOfPocket ?? outOfPocket;

/** What each plan does with a bill. @param all the plans, for tests with others */
export function answerFor(given: Bill, all: readonly Plan[] = plans): Answer {
  const open = all.filter((plan) => !isForOthers(plan, familyOf(given).illnesses));
  const covered = open
    .flatMap((plan) => coveredBy(plan, given) ?? [])
    .sort(
      (one, other) =>
        one.outOfPocket - other.outOfPocket ||
        leastWithAnyWait(one) - leastWithAnyWait(other) ||
        byName(one.plan, other.plan),
    );
  const known = new Set(covered.map(({ plan }) => plan));
  const refused = open.filter((plan) => entryAt(plan, [given.age]) === 'refused');
  return {
    covered,
    refused,
    toAsk: open.filter((plan) => !known.has(plan) && !refused.includes(plan)),
    paying: covered.filter(({ outOfPocket }) => outOfPocket < given.bill),
    leastOutOfPocket: Math.min(given.bill, ...covered.map(({ outOfPocket }) => outOfPocket)),
    payingSooner: covered.filter(({ outOfPocket, sooner }) => outOfPocket >= given.bill && sooner !== undefined),
  };
}
