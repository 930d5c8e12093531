import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { calculators } from '@site/src/calculators';
import { figureValues } from '@site/src/content/figureValues';
import { calculatorGroups, type CalculatorId } from '@site/src/calculators/ids';
import registry from '@site/src/content/figures.yml';
import styles from './styles.module.css';

function Tile({ id }: { readonly id: CalculatorId }): ReactNode {
  const { name, page, figures, example } = calculators[id];
  const { label, figure, given } = example(figureValues(registry, figures));
  return (
    <li className={styles.tile}>
      <Link to={page}>{name}</Link>
      <p>
        <b>{figure}</b>
        <span>{label}</span>
      </p>
      <p>{given}</p>
    </li>
  );
}

/** Every calculator with its answer for the defaults, by group. */
export default function CalculatorTiles(): ReactNode {
  return calculatorGroups.map(({ title, ids }) => (
    <section key={title} className={styles.group}>
      <h2>{title}</h2>
      <ul className={styles.tiles}>
        {ids.map((id) => (
          <Tile key={id} id={id} />
        ))}
      </ul>
    </section>
  ));
}
