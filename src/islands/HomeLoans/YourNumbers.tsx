import type { ReactNode } from 'react';
import type { HomeLoanList, LoanAnswer } from '../../lib/offers/types';
import { formatMoney } from '../../lib/quantities/money';
import Panel from '../OfferList/Panel';
import Checkbox from '../parts/Checkbox';
import MoreFields from '../parts/MoreFields';
import NumberField from '../parts/NumberField';
import type { NumberFieldState } from '../parts/NumberField/useNumberField';
import Select from '../parts/Select';
import { resultOf } from './result';
import { lenderOptions, scoreOptions } from './choices';
import type { Settings } from './settings';

interface Props {
  readonly list: HomeLoanList;
  readonly settings: Settings;
  readonly onChange: (settings: Partial<Settings>) => void;
  readonly amount: NumberFieldState;
  readonly years: NumberFieldState;
  /** The first of the ranked rows */
  readonly best: LoanAnswer | undefined;
  /** Whether the repo rate has moved since the rates were read */
  readonly canPassOn: boolean;
}

/** The visitor's inputs: two visible fields, and those that fewer lenders ask for behind "Add". */
export default function YourNumbers(props: Props): ReactNode {
  const { list, settings, onChange, amount, years, best, canPassOn } = props;
  const isStale = amount.problem !== undefined || years.problem !== undefined;
  const { score, salary, woman, repo } = settings;
  const set = [score > 0, salary !== '', woman, repo].filter(Boolean).length;
  return (
    <Panel
      result={resultOf(best, settings)}
      stillFor={isStale ? `${formatMoney(settings.amount)} over ${settings.years} years` : undefined}
    >
      <NumberField field={amount} slider chips compact />
      <NumberField field={years} chips compact />
      <MoreFields title={canPassOn ? 'Score, salary bank, repo rate' : 'Score, salary bank, first owner'} set={set}>
        <Select
          label="Credit score"
          value={String(settings.score)}
          options={scoreOptions}
          onChange={(score) => onChange({ score: Number(score) })}
        />
        <Select
          label="Salary is paid into"
          value={settings.salary}
          options={lenderOptions(list.rows)}
          onChange={(salary) => onChange({ salary })}
        />
        <Checkbox isTicked={settings.woman} onTick={(woman) => onChange({ woman })}>
          A woman is first owner
        </Checkbox>
        {canPassOn && (
          <Checkbox isTicked={settings.repo} onTick={(repo) => onChange({ repo })}>
            Add the change of the repo rate (estimate)
          </Checkbox>
        )}
      </MoreFields>
    </Panel>
  );
}
