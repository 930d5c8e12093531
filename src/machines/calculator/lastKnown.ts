import type { Values } from '../fields/inputs/types';
import type { CalculatorDefinition } from './definition';

/** A question whose published values are too old to rank: what it says of them then, instead of its answer. */
export const lastKnown = <V extends Values, Result>(
  definition: CalculatorDefinition<V, Result>,
): CalculatorDefinition<V, Result> => ({ ...definition, ...definition.ageing?.lastKnown });
