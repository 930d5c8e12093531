import type { CalculatorId } from '../content/calculatorIds';
import { isQuestion } from '../content/questionIds';
import type { AnyCalculator } from '../machines/calculator/definition';
import type { Layout } from '../machines/calculator/layout';

/** Fetches the definition of a calculator or a question. Each is a separate chunk, so no page loads the others. */
export async function fetchCalculator(id: CalculatorId): Promise<AnyCalculator> {
  const fetched: unknown = await (isQuestion(id) ? import(`../questions/${id}/index.ts`) : import(`./${id}/index.ts`));
  return (fetched as { readonly default: AnyCalculator }).default;
}

/** Fetches the layout of a calculator or of a question. Each is a separate chunk, so a page loads what it shows. */
export async function fetchLayout(id: CalculatorId): Promise<Layout> {
  if (isQuestion(id)) return (await import('../machines/calculator/questionLayout')).questionLayout;
  return (await import('../machines/calculator/calculatorLayout')).calculatorLayout;
}

/** The module with the definition, as a path below src. */
export function pathOfCalculator(id: CalculatorId): string {
  return isQuestion(id) ? `questions/${id}` : `calculators/${id}`;
}

/** The module with the layout, as a path below src. */
export function pathOfLayout(id: CalculatorId): string {
  return `machines/calculator/${isQuestion(id) ? 'questionLayout' : 'calculatorLayout'}`;
}
