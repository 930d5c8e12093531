import type { ReactNode } from 'react';
import { calculators } from '../../../calculators';
import { lists } from '../../../lists';
import Answered from './Answered';
import type { HomeAnswerProps } from './HomeAnswer.island';
import { homeQuestions, type HomeQuestion } from './homeQuestions';
import { sourceOfCalculator, sourceOfList, type AnyAnswerSource } from './source';

function sourceOf({ by }: HomeQuestion, { figures, isOld }: HomeAnswerProps): AnyAnswerSource {
  switch (by.kind) {
    case 'list':
      return sourceOfList(lists[by.id], by.page, figures, isOld);
    case 'calculator':
      return sourceOfCalculator(calculators[by.id], figures);
  }
}

/** Renders a question of the home page into the HTML. */
export default function AnswerById(props: HomeAnswerProps): ReactNode {
  const { id } = props;
  return sourceOf(homeQuestions[id], props).show((source) => <Answered id={id} source={source} />);
}
