import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { calculators } from '../../calculators';
import { calculatorFamilies } from '../../content/calculatorIds';
import { leadsToEnglish } from '../../content/locale';
import FamilyShape from '../calculators/CalculatorTiles/FamilyShape';
import rows from './rows.module.css';
import styles from './styles.module.css';
import * as words from './messages.en';

/** As many names as fit beside a shape on a phone. */
const NAMED = 3;

type Family = (typeof calculatorFamilies)[number];

/** A family in a language that has some of its calculators and not the page of all: these are linked themselves. */
function OwnFamily({ id, title, ids }: Family): ReactNode {
  return (
    <div>
      <b>{title}</b>
      <p className={rows.links}>
        {ids
          .map((calculator) => calculators[calculator])
          .filter(({ page }) => !leadsToEnglish(page))
          .map(({ page, shortName }) => (
            <Link key={page} to={page}>
              {shortName}
            </Link>
          ))}
        <Link to={`/calculators#${id}`}>{words.otherCalculators}</Link>
      </p>
    </div>
  );
}

/** A family, with its first calculators. */
function WholeFamily({ id, title, ids }: Family): ReactNode {
  return (
    <div>
      <Link to={`/calculators#${id}`}>{title}</Link>
      <p>
        {ids
          .slice(0, NAMED)
          .map((calculator) => calculators[calculator].shortName)
          .join(', ')}
      </p>
    </div>
  );
}

const hasOwn = ({ ids }: Family): boolean =>
  leadsToEnglish('/calculators') && ids.some((id) => !leadsToEnglish(calculators[id].page));

/** The families of calculators, each with its shape and its first calculators. */
export default function Families(): ReactNode {
  return (
    <section className={styles.section} aria-labelledby="families-title">
      <h2 id="families-title">{words.calculators}</h2>
      <ul className={rows.threes}>
        {calculatorFamilies.map((family) => (
          <li key={family.id}>
            <FamilyShape of={family.id} />
            {hasOwn(family) ? <OwnFamily {...family} /> : <WholeFamily {...family} />}
          </li>
        ))}
      </ul>
    </section>
  );
}
