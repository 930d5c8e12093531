/**
 * The islands as pages use them: `<EmiCalculator />` in MDX is the one from here.
 * To add one, write the component in a folder beside this file, list it here and in loaders.ts.
 */
import { asIsland } from './asIsland';
import EmiCalculatorComponent from './EmiCalculator';

export const EmiCalculator = asIsland('EmiCalculator', EmiCalculatorComponent);
