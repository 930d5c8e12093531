import type { CalculatorId } from '../content/calculatorIds';
import type { AnyCalculator } from '../machines/calculator/definition';

/** Fetches the definition of a calculator. Each is a separate chunk, so no page loads the others. */
export async function fetchCalculator(id: CalculatorId): Promise<AnyCalculator> {
  const { default: calculator } = (await import(`./${id}/index.ts`)) as { readonly default: AnyCalculator };
  return calculator;
}
