/**
 * fast-check, whose properties `npm test` tries with a quarter of the examples, and the same ones every day, so that a change is judged by
 * itself. `npm run test:all` tries all of them, others each night. A failure prints its seed.
 */
import fastCheck, { type IRawProperty, type Parameters } from 'fast-check';
import { testsAll } from '../support/sample';

export * from 'fast-check';

/** fast-check's own number. */
const RUNS = 100;

function asToday<Values>({ numRuns = RUNS, ...rest }: Parameters<Values>): Parameters<Values> {
  return testsAll() ? { numRuns, ...rest } : { seed: 1, numRuns: Math.ceil(numRuns / 4), ...rest };
}

/** fast-check's `assert`. */
export const assert = ((property: IRawProperty<unknown>, parameters: Parameters<unknown> = {}) =>
  fastCheck.assert(property, asToday(parameters))) as typeof fastCheck.assert;
