import type { ReactNode } from 'react';
import { fetchCalculator } from '../../../calculators/fetchCalculator';
import type { FigureValues } from '../../../content/figureValues';
import { fetchedDefinitions } from '../../../islands/fetchedDefinitions';
import { fetchList } from '../../../lists/fetchList';
import Answered from './Answered';
import { homeQuestions, type HomeQuestion, type HomeQuestionId } from './homeQuestions';
import { sourceOfCalculator, sourceOfList, type AnyAnswerSource } from './source';

export type HomeAnswerProps = {
  readonly id: HomeQuestionId;
  readonly figures: FigureValues;
  /** Whether its list was too old to rank on the day of the build */
  readonly isOld?: true;
};

async function fetchSource({ id, figures, isOld }: HomeAnswerProps): Promise<AnyAnswerSource> {
  const { by }: HomeQuestion = homeQuestions[id];
  if (by.kind === 'list') return sourceOfList(await fetchList(by.id), by.page, figures, isOld);
  return sourceOfCalculator(await fetchCalculator(by.id), figures);
}

const { prepare, definitionOf } = fetchedDefinitions('question', fetchSource);

export { prepare };

/** A question of the home page in the browser. On the server, answerById.tsx renders it and imports all lists and calculators. */
export default function HomeAnswer({ id }: HomeAnswerProps): ReactNode {
  return definitionOf(id).show((source) => <Answered id={id} source={source} />);
}
