import type { ReactNode } from 'react';
import type { CalculatorId } from '../content/calculatorIds';
import type { FigureValues } from '../content/figureValues';
import type { AnyCalculator } from '../machines/calculator/definition';
import Machine from '../machines/calculator/Machine';

export type CalculatorProps = {
  readonly id: CalculatorId;
  readonly figures: FigureValues;
};

const fetched = new Map<CalculatorId, AnyCalculator>();

/**
 * Fetches the definition that the page shows, each a chunk of its own, and works out its example: a slow phone answers the first change
 * sooner when that code has run once.
 */
export async function prepare(root: HTMLElement): Promise<void> {
  const { id, figures } = JSON.parse(root.dataset.islandProps ?? '') as CalculatorProps;
  const { default: definition } = (await import(`./${id}/index.ts`)) as {
    readonly default: AnyCalculator;
  };
  fetched.set(id, definition);
  definition.show(figures, ({ compute, defaults, facts, sentence }) => {
    const example = compute(defaults);
    facts(example);
    sentence(example, defaults);
  });
}

/** A calculator of src/calculators in the browser. On the server, calculatorById.tsx renders it and imports all definitions. */
export default function Calculator({ id, figures }: CalculatorProps): ReactNode {
  const definition = fetched.get(id);
  if (!definition) throw new Error(`the calculator "${id}" has not been prepared`);
  return definition.show(figures, (own) => <Machine definition={own} />);
}
