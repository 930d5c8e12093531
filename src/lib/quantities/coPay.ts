import { refused, type Reading } from './reading';
import { isNotFound } from './unknown';

/** The share of each claim that stays with the insured, by the age at which somebody joins. */
export interface CoPay {
  /** From the youngest on; the first is from the age of 0 */
  readonly steps: readonly { readonly fromAge: number; readonly percent: number }[];
}

const NO_SHARE: CoPay = { steps: [{ fromAge: 0, percent: 0 }] };
const EVERY = /^(?<percent>\d{1,2})% of every claim$/u;
const FROM_AGE = /^(?<percent>\d{1,2})% if you join at (?<age>\d{2,3}) or later$/u;

const HINT =
  'write "None", "Not found", "20% of every claim", "20% if you join at 61 or later", or both with a comma between them';

/**
 * Reads a co-payment such as "20% of every claim, 30% if you join at 71 or later". A remark in brackets may follow, which says nothing of the share.
 *
 * @returns percent of a claim, from 0 to 99; undefined for "Not found"
 */
export function parseCoPay(text: string): Reading<CoPay | undefined> {
  const { value = text } = /^(?<value>.+?) \(.+\)$/u.exec(text)?.groups ?? {};
  if (isNotFound(value)) return { value: undefined };
  if (value === 'None') return { value: NO_SHARE };
  const steps: { fromAge: number; percent: number }[] = [];
  for (const part of value.split(', ')) {
    const { percent, age = '0' } = { ...EVERY.exec(part)?.groups, ...FROM_AGE.exec(part)?.groups };
    if (percent === undefined) return refused(`"${part}" is not understood; ${HINT}`);
    steps.push({ fromAge: Number(age), percent: Number(percent) });
  }
  const isInOrder = steps.every(({ fromAge }, index) => index === 0 || fromAge > (steps[index - 1]?.fromAge ?? 0));
  if (!isInOrder) return refused('write the youngest age first, and each age once');
  return { value: { steps: steps[0]?.fromAge === 0 ? steps : [...NO_SHARE.steps, ...steps] } };
}

/** Percent of each claim that stays with somebody who joins at an age, in whole years. */
export function coPayAt({ steps }: CoPay, age: number): number {
  return steps.filter(({ fromAge }) => fromAge <= age).at(-1)?.percent ?? 0;
}
