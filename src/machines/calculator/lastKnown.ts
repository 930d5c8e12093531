import type { Values } from '../fields/inputs/types';
import type { CalculatorDefinition } from './definition';

/** A question whose published values are too old to rank: what it says of them then, instead of its answer. */
export const lastKnown = <Own extends Values, Result>(
  definition: CalculatorDefinition<Own, Result>,
): CalculatorDefinition<Own, Result> => ({ ...definition, ...definition.ageing?.lastKnown });
