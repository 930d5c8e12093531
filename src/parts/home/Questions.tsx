import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { ArrowRight } from 'lucide';
import { calculators } from '../../calculators';
import { exampleOf } from '../../calculators/example';
import type { CalculatorId } from '../../content/calculatorIds';
import figures from '@site/src/content/figures.yml';
import { leadsToEnglish, ownLanguageFirst } from '../../content/locale';
import { countsWithPractice } from '../../content/figures';
import { figureValues } from '../../content/figureValues';
import { questionIds } from '../../content/questionIds';
import { midSentence } from '../../lib/midSentence';
import { upperFirst } from '../../lib/upperFirst';
import { tileQuestions } from '../calculators/CalculatorTiles/tileQuestions';
import TaxYear from '../figures/TaxYear';
import { useSiteData } from '../useSiteData';
import Drawing from '../../ui/Icon/Drawing';
import rows from './rows.module.css';
import styles from './styles.module.css';
import * as words from './messages.en';

const SHOWN = 5;

/** Calculators that answer what is asked most, for the places that questions across products leave. */
const MOST_ASKED = ['income-tax', 'emi', 'sip', 'affordability', 'hra'] as const satisfies readonly CalculatorId[];

/** What counts with market practice has no place on the home page: nobody sets it, and no day makes it newer. */
const candidates = [...questionIds, ...MOST_ASKED]
  .filter((id) => !countsWithPractice(figures, calculators[id].figures))
  .map((id) => ({ id, path: calculators[id].page }));

/** Another language asks first what it answers itself. */
export const asked: readonly CalculatorId[] = ownLanguageFirst(candidates)
  .slice(0, SHOWN)
  .map(({ id }) => id);

function Question({ id }: { readonly id: CalculatorId }): ReactNode {
  const calculator = calculators[id];
  const values = figureValues(figures, calculator.figures);
  const { label, figure, inputsText, sentence, until } = exampleOf(calculator, values, '', useSiteData().today);
  const result = { label: midSentence(label), figure };
  // Of a page that is not translated, only its label is.
  const says = leadsToEnglish(calculator.page)
    ? words.askedResult(result)
    : (sentence ?? words.askedFigure({ ...result, inputs: inputsText }));
  const example = upperFirst(says);
  return (
    <li>
      <div>
        <Link to={calculator.page}>{tileQuestions[id]}</Link>
        <p data-until={until}>{until ? <span data-ranking="">{example}</span> : example}</p>
        <TaxYear figures={calculator.figures} isBrief />
      </div>
      <Drawing of={ArrowRight} size={20} />
    </li>
  );
}

/** What people ask, in their words, each with the answer for its example. */
export default function Questions(): ReactNode {
  return (
    <section className={styles.section} aria-labelledby="questions-title">
      <h2 id="questions-title">{words.questions}</h2>
      <p className={styles.note}>{words.questionsNote}</p>
      <ul className={rows.fives}>
        {asked.map((id) => (
          <Question key={id} id={id} />
        ))}
      </ul>
    </section>
  );
}
