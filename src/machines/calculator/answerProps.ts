import type { ReactNode } from 'react';
import type { Values } from '../fields/inputs/types';
import type { CalculatorDefinition } from './definition';
import type { Workings } from './useWorkings';

/** What the machine hands to the answer of a calculator or of a question. */
export interface AnswerProps<Own extends Values, Result> {
  readonly definition: CalculatorDefinition<Own, Result>;
  readonly result: Result;
  /** What the result is computed from */
  readonly values: Own;
  /** Whether a field is invalid, so that the result is for earlier values */
  readonly isStale: boolean;
  readonly workings: Workings<Own>;
  /** The buttons below the result */
  readonly acts: ReactNode;
}
