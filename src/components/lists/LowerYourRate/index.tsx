import type { ReactNode } from 'react';
import defaults from '@site/src/content/defaults.yml';
import figures from '@site/src/content/figures.yml';
import { defaultLoan, loanRules } from '@site/src/content/loanRules';
import { RunningLoan } from '@site/src/islands';

/** What those who repay a home loan already can save, beginning with an example. */
export default function LowerYourRate(): ReactNode {
  return (
    <RunningLoan
      rules={loanRules(figures, defaults, 'home-loan')}
      example={defaultLoan(defaults, 'running-home-loan')}
    />
  );
}
