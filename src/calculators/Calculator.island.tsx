import type { ReactNode } from 'react';
import type { CalculatorId } from '../content/calculatorIds';
import type { FigureValues } from '../content/figureValues';
import { fetchedDefinitions } from '../islands/fetchedDefinitions';
import { lastKnown } from '../machines/calculator/lastKnown';
import Machine from '../machines/calculator/Machine';
import { sentenceOf } from '../machines/calculator/shown';
import { fetchCalculator, fetchLayout } from './fetchCalculator';

export type CalculatorProps = {
  readonly id: CalculatorId;
  readonly figures: FigureValues;
  /** Whether the published values that it ranks were too old on the day of the build */
  readonly isOld?: true;
};

const { prepare, definitionOf } = fetchedDefinitions('calculator', async ({ id, figures }: CalculatorProps) => {
  const [definition, layout] = await Promise.all([fetchCalculator(id), fetchLayout(id)]);
  // A slow phone answers the first change sooner when that code has run once.
  definition.show(figures, (definition) => {
    const example = definition.compute(definition.defaults);
    definition.facts(example);
    sentenceOf(definition, example, definition.defaults);
  });
  return { definition, layout };
});

export { prepare };

/** A calculator in the browser, which fetches the one that a page shows. On the server, calculatorById.tsx renders it and imports all. */
export default function Calculator({ id, figures, isOld }: CalculatorProps): ReactNode {
  const { definition, layout } = definitionOf(id);
  return definition.show(figures, (definition) => (
    <Machine definition={isOld ? lastKnown(definition) : definition} layout={layout} />
  ));
}
