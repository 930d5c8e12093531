import type { ReactNode } from 'react';
import { calculators } from '../../../calculators';
import { figureValues } from '../../../content/figureValues';
import type { CalculatorId } from '../../../content/calculatorIds';
import registry from '@site/src/content/figures.yml';
import { ageingOn, type Ageing } from '../../../machines/list/ageing';
import TaxYear from '../../figures/TaxYear';
import { Calculator as CalculatorIsland } from '../../islands';
import { useSiteData } from '../../useSiteData';

interface Props {
  readonly id: CalculatorId;
}

/** A calculator with the current values of the figures that it uses. */
export default function Calculator({ id }: Props): ReactNode {
  const { figures, show } = calculators[id];
  const values = figureValues(registry, figures);
  const { isOld, until } = ageingOn(
    useSiteData().today,
    show(values, ({ ageing }): Ageing | undefined => ageing),
  );
  const island = <CalculatorIsland id={id} figures={values} {...(isOld && { isOld })} />;
  return (
    <>
      {until === undefined ? island : <div data-until={until}>{island}</div>}
      <TaxYear figures={figures} isCaption />
    </>
  );
}
