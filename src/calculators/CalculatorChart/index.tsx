import type { ReactNode } from 'react';
import { calculators } from '..';
import { chartExampleOf } from '../example';
import { figureValues } from '../../content/figureValues';
import type { CalculatorId } from '../../content/calculatorIds';
import registry from '@site/src/content/figures.yml';
import BarChart from '../../ui/BarChart';
import ChartWithTable from '../../ui/ChartWithTable';

interface Props {
  readonly id: CalculatorId;
  /** What is not the default, as in an address: "monthly=5000&years=10" */
  readonly inputs?: string;
  /** The caption, one sentence */
  readonly caption: string;
}

/** The chart of a calculator for an example, rendered at build time, with its numbers collapsed below. */
export default function CalculatorChart({ id, inputs, caption }: Props): ReactNode {
  const calculator = calculators[id];
  const { chart, table } = chartExampleOf(calculator, figureValues(registry, calculator.figures), inputs);
  if (!chart) throw new Error(`"${id}" draws no bars; name a calculator that does`);
  return <ChartWithTable caption={caption} chart={<BarChart {...chart} />} table={table} />;
}
