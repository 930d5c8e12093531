import type { ReactNode } from 'react';
import type { HomeLoanList, LoanAnswer } from '../../content/offerTypes';
import { formatMoney } from '../../lib/quantities/money';
import Panel from '../../machines/list/Panel';
import Checkbox from '../../machines/fields/Checkbox';
import MoreFields from '../../machines/fields/MoreFields';
import InputField from '../../machines/fields/inputs/InputField';
import type { Fields } from '../../machines/fields/inputs/useFields';
import Select from '../../machines/fields/Select';
import { resultOf } from './result';
import { lenderOptions, scoreOptions } from '../loans/choices';
import { numberInputs, type Settings } from './settings';

interface Props {
  readonly list: HomeLoanList;
  readonly settings: Settings;
  readonly onChange: (settings: Partial<Settings>) => void;
  readonly fields: Fields;
  /** The first of the ranked rows */
  readonly best: LoanAnswer | undefined;
  /** Whether the repo rate has moved since the rates were read */
  readonly canPassOn: boolean;
}

/** The visitor's inputs: two visible fields, and those that fewer lenders ask for behind "Add". */
export default function YourNumbers(props: Props): ReactNode {
  const { list, settings, onChange, fields, best, canPassOn } = props;
  const { score, salary, woman, repo } = settings;
  const set = [score > 0, salary !== '', woman, repo].filter(Boolean).length;
  const numberOf = (name: keyof typeof numberInputs, slider: boolean): ReactNode => (
    <InputField
      name={name}
      input={numberInputs[name]}
      value={settings[name]}
      typed={fields.typed[name]}
      problem={fields.problems[name]}
      onAct={fields.act}
      slider={slider}
      compact
    />
  );
  return (
    <Panel
      result={resultOf(best, settings)}
      stillFor={fields.isStale ? `${formatMoney(settings.amount)} over ${settings.years} years` : undefined}
    >
      {numberOf('amount', true)}
      {numberOf('years', false)}
      <MoreFields title={canPassOn ? 'Score, salary bank, repo rate' : 'Score, salary bank, first owner'} set={set}>
        <Select
          name="score"
          label="Credit score"
          value={String(settings.score)}
          options={scoreOptions}
          onChange={(score) => onChange({ score: Number(score) })}
        />
        <Select
          name="salary"
          label="Salary is paid into"
          value={settings.salary}
          options={lenderOptions(list.rows)}
          onChange={(salary) => onChange({ salary })}
        />
        <Checkbox name="woman" isTicked={settings.woman} onTick={(woman) => onChange({ woman })}>
          A woman is first owner
        </Checkbox>
        {canPassOn && (
          <Checkbox name="repo" isTicked={settings.repo} onTick={(repo) => onChange({ repo })}>
            Add the change of the repo rate (estimate)
          </Checkbox>
        )}
      </MoreFields>
    </Panel>
  );
}
