import { illnessIds, type IllnessId } from '../../content/illnessIds';
import { AGES, illnessLabels } from '../../lists/health-plans/plans';
import type { Family } from '../../lists/health-plans/cover';
import { rupees, toggle, wholeMonths, wholeYears } from '../../machines/fields/inputs/fields';
import type { Inputs } from '../../machines/fields/inputs/types';
import * as words from './messages.en';

/** A person, what they have today, and a hospital bill for it. */
export type Bill = Readonly<Record<IllnessId, boolean>> & {
  readonly age: number;
  /** Rupees */
  readonly bill: number;
  /** Whole months of cover before the bill */
  readonly months: number;
};

function toggles<Shown>(of: (id: IllnessId) => Shown): Readonly<Record<IllnessId, Shown>> {
  return Object.fromEntries(illnessIds.map((id) => [id, of(id)])) as Record<IllnessId, Shown>;
}

export const defaults: Bill = { age: 68, bill: 400_000, months: 24, ...toggles((id) => id === 'diabetes') };

export const inputs: Inputs<Bill> = {
  age: wholeYears(words.labelAge, AGES),
  bill: rupees(words.labelBill, [10_000, 10_000_000, 10_000, 2_000_000], [100_000, 200_000, 400_000, 1_000_000]),
  months: wholeMonths(words.labelMonths, [1, 60, 1], [6, 12, 18, 24, 36]),
  ...toggles((id) => toggle(illnessLabels[id])),
};

export const familyOf = (given: Bill): Family => ({
  ages: [given.age],
  illnesses: illnessIds.filter((id) => given[id]),
});
