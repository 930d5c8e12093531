import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { calculators } from '@site/src/calculators';
import { calculatorFamilies } from '@site/src/content/calculatorIds';
import FamilyShape from '../calculators/CalculatorTiles/FamilyShape';
import rows from './rows.module.css';
import styles from './styles.module.css';
import * as words from './messages.en';

/** As many names as fit beside a shape on a phone. */
const NAMED = 3;

/** The families of calculators, each with its shape and its first calculators. */
export default function Families(): ReactNode {
  return (
    <section className={styles.section} aria-labelledby="families-title">
      <h2 id="families-title">{words.calculators}</h2>
      <ul className={rows.threes}>
        {calculatorFamilies.map(({ id, title, ids }) => (
          <li key={id}>
            <FamilyShape of={id} />
            <div>
              <Link to={`/calculators#${id}`}>{title}</Link>
              <p>
                {ids
                  .slice(0, NAMED)
                  .map((calculator) => calculators[calculator].shortName)
                  .join(', ')}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
