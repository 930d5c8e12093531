import { Fragment, type ReactNode } from 'react';
import { calculators } from '../../calculators';
import figures from '@site/src/content/figures.yml';
import { figureValues } from '../../content/figureValues';
import { HomeAnswer } from '../islands';
import { homeQuestions, type HomeQuestion, type HomeQuestionId } from './answer/homeQuestions';
import { lists } from '../../lists';
import { rankingOn } from '../../lists/rankingOn';
import type { Ranking } from '../../machines/list/ageing';
import TaxYear from '../figures/TaxYear';
import { useSiteData } from '../useSiteData';
import styles from './Ask.module.css';
import * as words from './messages.en';

type Choice = readonly [name: string, asked: HomeQuestionId | readonly Choice[]];

/** The question that a tab shows, or for a group of them at first. */
const firstOf = (asked: Choice[1]): HomeQuestionId | undefined =>
  typeof asked === 'string' ? asked : asked[0] && firstOf(asked[0][1]);

const choices: readonly Choice[] = [
  [
    words.choiceBorrow,
    [
      [words.choiceHome, 'home'],
      [words.choiceCar, 'car'],
      [words.choiceStudies, 'studies'],
      [words.choiceBusiness, 'business'],
      [words.choiceOther, 'personal'],
    ],
  ],
  [words.choiceSave, 'save'],
  [words.choiceCard, 'card'],
  [words.choiceInvest, 'invest'],
  [words.choiceTax, 'tax'],
];

/** The figures behind an answer. */
function figuresOf({ by }: HomeQuestion): readonly string[] {
  switch (by.kind) {
    case 'list':
      return lists[by.id].figures;
    case 'calculator':
      return calculators[by.id].figures;
  }
}

/** Whether a question's list may still be ranked on a day. */
function rankingOf({ by }: HomeQuestion, today: string): Ranking {
  switch (by.kind) {
    case 'list':
      return rankingOn(today, by.id);
    case 'calculator':
      return { isOld: false, until: undefined };
  }
}

function Asked({ id }: { readonly id: HomeQuestionId }): ReactNode {
  const { isOld, until } = rankingOf(homeQuestions[id], useSiteData().today);
  const names = figuresOf(homeQuestions[id]);
  return (
    <div data-until={until}>
      <HomeAnswer id={id} figures={figureValues(figures, names)} {...(isOld && { isOld: true })} />
      <TaxYear figures={names} isBrief />
    </div>
  );
}

interface ChoicesProps {
  readonly legend: string;
  /** Name of the radio group */
  readonly name: string;
  readonly of: readonly Choice[];
  /** Behind which words the choices are folded, as the first of them is what most ask for */
  readonly folded?: string;
}

/** A tab and its panel. CSS shows the panel of the selected radio button; src/behaviours/chosenTab.ts keeps it for those who come back. */
function Choices({ legend, name, of, folded }: ChoicesProps): ReactNode {
  return (
    <fieldset className={styles.choices}>
      <legend className="visuallyHidden">{legend}</legend>
      {folded !== undefined && (
        // Its content are the labels beside it, which CSS shows: inside it they could not be siblings of their panels.
        <details className={styles.others}>
          <summary>{folded}</summary>
        </details>
      )}
      {of.map(([text, asked], index) => (
        <Fragment key={text}>
          <input
            type="radio"
            name={name}
            id={`${name}-${index}`}
            value={firstOf(asked)}
            defaultChecked={index === 0}
            data-css-shows
          />
          <label htmlFor={`${name}-${index}`}>{text}</label>
          <div className={styles.chosen}>
            {typeof asked === 'string' ? (
              <Asked id={asked} />
            ) : (
              <Choices legend={words.choicesBorrow} name={`${name}-for`} of={asked} folded={words.otherLoans} />
            )}
          </div>
        </Fragment>
      ))}
    </fieldset>
  );
}

/** The tool at the top of the home page: questions with the visitor's numbers, and their answers. */
export default function Ask(): ReactNode {
  return (
    <div className={styles.ask}>
      <Choices legend={words.choices} name="ask" of={choices} />
    </div>
  );
}
