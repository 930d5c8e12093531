import type { ReactNode } from 'react';
import defaults from '@site/src/content/defaults.yml';
import figures from '@site/src/content/figures.yml';
import { defaultLoan, loanRules } from '@site/src/content/loanRules';
import { RunningLoan } from '@site/src/parts/islands';
import { figureValues } from '@site/src/content/figureValues';
import { useRanking } from '../useRanking';
import { runningLoanFigures, type RunningLoanId } from '@site/src/content/refinanceIds';

interface Props {
  readonly list: RunningLoanId;
}

/** What borrowers with such a loan could save, starting from an example. */
export default function LowerYourRate({ list }: Props): ReactNode {
  const id = `running-${list}`;
  const { [list]: more } = runningLoanFigures;
  const { isOld, until } = useRanking(list);
  const rules = { ...loanRules(figures, defaults, id, isOld), ...(more && { figures: figureValues(figures, more) }) };
  return (
    <div data-until={until}>
      <RunningLoan id={list} rules={rules} example={defaultLoan(defaults, id)} />
    </div>
  );
}
