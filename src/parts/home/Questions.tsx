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

interface Asked {
  readonly id: CalculatorId;
  /** In a person's own words */
  readonly text: string;
}

/** Calculators that answer what is asked most, for the places that questions across products leave. */
const mostAsked: readonly Asked[] = [
  { id: 'income-tax', text: words.askedIncomeTax },
  { id: 'emi', text: words.askedEmi },
  { id: 'sip', text: words.askedSip },
  { id: 'affordability', text: words.askedAffordability },
  { id: 'hra', text: words.askedHra },
];

/** What counts with market practice has no place on the home page: nobody sets it, and no day makes it newer. */
const candidates = [...questionIds.map((id) => ({ id, text: tileQuestions[id] })), ...mostAsked]
  .filter(({ id }) => !countsWithPractice(figures, calculators[id].figures))
  .map((one) => ({ ...one, path: calculators[one.id].page }));

/** Another language asks first what it answers itself. */
export const asked: readonly Asked[] = ownLanguageFirst(candidates).slice(0, SHOWN);

function Question({ id, text }: Asked): ReactNode {
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
        <Link to={calculator.page}>{text}</Link>
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
        {asked.map(({ id, text }) => (
          <Question key={id} id={id} text={text} />
        ))}
      </ul>
    </section>
  );
}
