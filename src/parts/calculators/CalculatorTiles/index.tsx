import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import { calculators } from '@site/src/calculators';
import { chartExampleOf, exampleOf } from '@site/src/calculators/example';
import { figureValues } from '@site/src/content/figureValues';
import { calculatorGroups, type CalculatorId } from '@site/src/content/calculatorIds';
import { addressWithInputs } from '@site/src/lib/addressWithInputs';
import registry from '@site/src/content/figures.yml';
import TaxYear from '../../figures/TaxYear';
import SmallBars from '../../../ui/BarChart/SmallBars';
import styles from './styles.module.css';

interface Props {
  readonly id: CalculatorId;
  /** Inputs that differ from the defaults, as in an address: "monthly=5000&years=10" */
  readonly inputs?: string;
  /** A caveat about this answer: that its rate is only an example */
  readonly note?: string;
}

function Answer({ id, inputs, note, name = calculators[id].name }: Props & { readonly name?: string }): ReactNode {
  const calculator = calculators[id];
  const figures = figureValues(registry, calculator.figures);
  const { label, figure, inputsText } = exampleOf(calculator, figures, inputs);
  const { bars } = chartExampleOf(calculator, figures, inputs).chart;
  return (
    <>
      {/* Docusaurus would treat the hash as an anchor. */}
      <Link to={addressWithInputs(calculator.page, inputs ?? '')} data-noBrokenLinkCheck={inputs !== undefined}>
        {name}
      </Link>
      <p>
        <b>{figure}</b>
        <span>{label}</span>
      </p>
      <p>{note === undefined ? inputsText : `${inputsText}. ${note}`}</p>
      <TaxYear figures={calculator.figures} />
      <SmallBars bars={bars} />
    </>
  );
}

/** A calculator's tile in a text: its answer for example inputs, and a link with them. */
export function CalculatorTile(props: Props): ReactNode {
  return (
    <div className={clsx(styles.tile, styles.beside)} data-beside>
      <Answer {...props} />
    </div>
  );
}

/** Every calculator with its answer for the defaults, by group. */
export default function CalculatorTiles(): ReactNode {
  return calculatorGroups.map(({ title, ids }) => (
    <section key={title} className={styles.group}>
      <h2>{title}</h2>
      <ul className={styles.tiles}>
        {ids.map((id) => (
          <li key={id} className={styles.tile}>
            <Answer id={id} name={calculators[id].shortName} />
          </li>
        ))}
      </ul>
    </section>
  ));
}
