import type { ReactNode } from 'react';
import type { FigureValues } from '../../../content/figureValues';
import type { LoanRules } from '../../../content/loanRules';
import type { AnyCalculator } from '../../../machines/calculator/definition';
import type { AnyList } from '../../../machines/list/definition';
import Answered from './Answered';
import { questions, type Question, type QuestionId } from './questions';
import { sourceOfCalculator, sourceOfList, type AnySource } from './source';

export type HomeAnswerProps = {
  readonly id: QuestionId;
  readonly figures: FigureValues;
  /** Whether the list behind it was too old to be ranked on the day of the build */
  readonly isOld?: true;
  /** For home loans only */
  readonly rules?: LoanRules;
};

async function fetchSource({ id, figures, isOld, rules }: HomeAnswerProps): Promise<AnySource> {
  const { by }: Question = questions[id];
  switch (by.kind) {
    case 'list': {
      const { default: list } = (await import(`../../../lists/${by.id}/index.ts`)) as { readonly default: AnyList };
      return sourceOfList(list, by.page, figures, isOld);
    }
    case 'calculator': {
      const { default: calculator } = (await import(`../../../calculators/${by.id}/index.ts`)) as {
        readonly default: AnyCalculator;
      };
      return sourceOfCalculator(calculator, figures);
    }
    case 'home-loans': {
      if (!rules) throw new Error('the question about home loans came without their rules');
      const { sourceOfHomeLoans } = await import('./homeLoanSource');
      return sourceOfHomeLoans(rules);
    }
  }
}

const fetched = new Map<QuestionId, AnySource>();

/** Fetches the list or the calculator that answers the one question that was touched. */
export async function prepare(root: HTMLElement): Promise<void> {
  const props = JSON.parse(root.dataset.islandProps ?? '') as HomeAnswerProps;
  fetched.set(props.id, await fetchSource(props));
}

/** A question of the home page in the browser. On the server, answerById.tsx renders it and imports all lists and calculators. */
export default function HomeAnswer({ id }: HomeAnswerProps): ReactNode {
  const source = fetched.get(id);
  if (!source) throw new Error(`the question "${id}" has not been prepared`);
  return source.show((own) => <Answered question={questions[id]} source={own} />);
}
