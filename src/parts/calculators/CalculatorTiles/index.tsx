import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import { calculators } from '../../../calculators';
import { chartExampleOf, exampleOf } from '../../../calculators/example';
import { figureValues } from '../../../content/figureValues';
import { calculatorFamilies, type CalculatorId } from '../../../content/calculatorIds';
import { questionIds } from '../../../content/questionIds';
import { addressWithInputs } from '../../../lib/addressWithInputs';
import { rupeesInShort } from '../../../lib/format/rupeesInShort';
import registry from '@site/src/content/figures.yml';
import { siteSearchField } from '../../../search/searchAddress';
import SearchField from '../../../ui/SearchField';
import TaxYear from '../../figures/TaxYear';
import { useSiteData } from '../../useSiteData';
import ChartKey from '../../../ui/ChartKey';
import SmallBars from '../../../ui/BarChart/SmallBars';
import FamilyShape from './FamilyShape';
import families from './families.module.css';
import * as words from './messages.en';
import { tileQuestions } from './tileQuestions';
import styles from './styles.module.css';

interface Props {
  readonly id: CalculatorId;
  /** Inputs that differ from the defaults, as in an address: "monthly=5000&years=10" */
  readonly inputs?: string;
  /** A caveat about this answer: that its rate is only an example */
  readonly note?: string;
}

/** A calculator's tile in a text: its answer for example inputs, and a link with them. */
export function CalculatorTile({ id, inputs, note }: Props): ReactNode {
  const calculator = calculators[id];
  const figures = figureValues(registry, calculator.figures);
  const { label, figure, inputsText, until } = exampleOf(calculator, figures, inputs, useSiteData().today);
  const { chart } = chartExampleOf(calculator, figures, inputs);
  return (
    <div className={clsx(styles.tile, styles.beside)} data-beside data-until={until}>
      {/* Docusaurus would treat the hash as an anchor. */}
      <Link to={addressWithInputs(calculator.page, inputs ?? '')} data-noBrokenLinkCheck={inputs !== undefined}>
        {calculator.name}
      </Link>
      <p data-ranking={until && ''}>
        <b>{figure}</b> <span>{label}</span>
      </p>
      <p>{note === undefined ? inputsText : `${inputsText}. ${note}`}</p>
      <TaxYear figures={calculator.figures} isBrief />
      {chart && <SmallBars bars={chart.bars} upperIs={chart.upperIs} />}
    </div>
  );
}

interface RowProps {
  readonly id: CalculatorId;
  /** What a person asks, where the name does not say it */
  readonly question?: string;
}

/** A calculator as a row: its name and its answer for the defaults at a glance, and what that figure is and rests on. */
function Row({ id, question }: RowProps): ReactNode {
  const calculator = calculators[id];
  const figures = figureValues(registry, calculator.figures);
  const { rowFigure, brief, until } = exampleOf(calculator, figures, '', useSiteData().today);
  const { label, figure, rupees } = rowFigure;
  return (
    <li className={families.row} data-until={until}>
      <Link to={calculator.page}>{calculator.shortName}</Link>
      <b data-ranking={until && ''}>{rupees === undefined ? figure : rupeesInShort(rupees)}</b>
      {question && <p>{question}</p>}
      <p>
        <strong>{label}</strong>&nbsp;· {brief}
      </p>
      <TaxYear figures={calculator.figures} isBrief />
    </li>
  );
}

const key = [
  ['own', words.own],
  ['cost', words.cost],
  ['gain', words.gain],
] as const;

/** Every calculator by family, below a search. */
export default function CalculatorTiles(): ReactNode {
  const { collectAnchor } = useBrokenLinks();
  calculatorFamilies.forEach(({ id }) => collectAnchor(id));
  return (
    <>
      <div className={families.find}>
        <SearchField {...siteSearchField} label={words.find} placeholder={words.findExample} />
      </div>
      <div className={families.families}>
        {calculatorFamilies.map(({ id, title, about, ids }) => (
          <section key={id} id={id}>
            <div className={families.head}>
              <FamilyShape of={id} />
              <div>
                <h2>{title}</h2>
                <p>{about}</p>
              </div>
            </div>
            <ul className={families.rows}>
              {ids.map((calculator) => (
                <Row key={calculator} id={calculator} />
              ))}
            </ul>
          </section>
        ))}
      </div>
      <ul className={families.key}>
        {key.map(([meaning, text]) => (
          <li key={meaning}>
            <ChartKey of={meaning} />
            {text}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Every question with its answer for the defaults. */
export const QuestionTiles = (): ReactNode => (
  <ul className={families.rows}>
    {questionIds.map((id) => (
      <Row key={id} id={id} question={tileQuestions[id]} />
    ))}
  </ul>
);
