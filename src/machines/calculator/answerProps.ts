import type { ReactNode } from 'react';
import type { Values } from '../fields/inputs/types';
import type { CalculatorDefinition } from './definition';
import type { Workings } from './useWorkings';

/** What the machine hands to the answer of a calculator or of a question. */
export interface AnswerProps<V extends Values, Result> {
  readonly definition: CalculatorDefinition<V, Result>;
  readonly result: Result;
  /** What the result is computed from */
  readonly values: V;
  /** Whether a field is invalid, so that the result is for earlier values */
  readonly isStale: boolean;
  readonly workings: Workings<V>;
  /** The buttons below the result */
  readonly acts: ReactNode;
}
