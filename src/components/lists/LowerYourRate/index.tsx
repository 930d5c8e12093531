import type { ReactNode } from 'react';
import defaults from '@site/src/content/defaults.yml';
import figures from '@site/src/content/figures.yml';
import { defaultLoan, loanRules } from '@site/src/content/loanRules';
import { RunningLoan } from '@site/src/islands';
import type { RunningLoanId } from '@site/src/islands/RunningLoan/ids';

interface Props {
  readonly list: RunningLoanId;
}

/** What those who repay such a loan already can save, beginning with an example. */
export default function LowerYourRate({ list }: Props): ReactNode {
  const id = `running-${list}`;
  return <RunningLoan id={list} rules={loanRules(figures, defaults, id)} example={defaultLoan(defaults, id)} />;
}
