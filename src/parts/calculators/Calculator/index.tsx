import type { ReactNode } from 'react';
import { calculators } from '@site/src/calculators';
import { figureValues } from '@site/src/content/figureValues';
import type { CalculatorId } from '@site/src/content/calculatorIds';
import registry from '@site/src/content/figures.yml';
import TaxYear from '../../figures/TaxYear';
import { Calculator as CalculatorIsland } from '@site/src/parts/islands';

interface Props {
  readonly id: CalculatorId;
}

/** A calculator with the current values of the figures that it uses. */
export default function Calculator({ id }: Props): ReactNode {
  const { figures } = calculators[id];
  return (
    <>
      <TaxYear figures={figures} />
      <CalculatorIsland id={id} figures={figureValues(registry, figures)} />
    </>
  );
}
