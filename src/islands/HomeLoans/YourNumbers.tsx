import type { ReactNode } from 'react';
import { Printer, Share2, SlidersHorizontal } from 'lucide';
import buttonStyles from '../../components/ui/Button/styles.module.css';
import Drawing from '../../components/ui/Icon/Drawing';
import ResultPanel from '../../components/ui/ResultPanel';
import SplitBar from '../../components/ui/SplitBar';
import { rupeesInShort } from '../../lib/format/rupeesInShort';
import type { HomeLoanList, LoanAnswer } from '../../lib/offers/types';
import { formatMoney } from '../../lib/quantities/money';
import Checkbox from '../parts/Checkbox';
import MoreFields from '../parts/MoreFields';
import NumberField from '../parts/NumberField';
import type { NumberFieldState } from '../parts/NumberField/useNumberField';
import Select from '../parts/Select';
import { rateText } from './rowTexts';
import { lenderOptions, scoreOptions } from './choices';
import type { Settings } from './settings';
import styles from './YourNumbers.module.css';

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

/** What a visitor tells of the loan they want: two fields in sight, what fewer lenders ask behind "Add". */
function Fields({ list, settings, onChange, amount, years, canPassOn }: Omit<Props, 'best'>): ReactNode {
  return (
    <div className={styles.fields} data-needs-script>
      <h2>
        <Drawing of={SlidersHorizontal} size={22} /> Your numbers
      </h2>
      <NumberField field={amount} slider chips compact />
      <NumberField field={years} chips compact />
      <MoreFields title="Score, salary bank, first owner">
        <Select
          label="Credit score"
          value={String(settings.score)}
          options={scoreOptions}
          onChange={(score) => onChange({ score: Number(score) })}
        />
        <Select
          label="Salary is paid into"
          value={settings.salary}
          options={lenderOptions(list)}
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
    </div>
  );
}

/** The panel beside the list; on a phone above it, where the sentence below the title is the result. */
export default function YourNumbers(props: Props): ReactNode {
  const { settings, best, amount, years } = props;
  const { rate, total, emi, fee } = best ?? {};
  const isStale = amount.problem !== undefined || years.problem !== undefined;
  return (
    <section className={styles.panel} aria-label="Your numbers">
      <Fields {...props} />
      {rate !== undefined && total !== undefined && emi !== undefined && (
        <div className={styles.result} data-example="">
          <ResultPanel
            label={`At ${rateText(rate)} you repay`}
            figure={rupeesInShort(total)}
            stillFor={isStale ? `${formatMoney(settings.amount)} over ${settings.years} years` : undefined}
          >
            <SplitBar
              parts={[
                { name: 'your loan', rupees: settings.amount },
                { name: 'interest', rupees: Math.max(emi * Math.round(settings.years * 12) - settings.amount, 0) },
              ]}
            />
            <p>
              {fee?.kind === 'known'
                ? `with ${best?.feeText} of fee and GST.`
                : 'without the fee, which is not certain.'}
            </p>
            <div className={styles.panelActs} data-needs-script>
              <button type="button" className={buttonStyles.button} data-behaviour="share" data-share-hash>
                <Drawing of={Share2} size={18} /> Share
              </button>
              <button type="button" className={buttonStyles.button} onClick={() => print()}>
                <Drawing of={Printer} size={18} /> Print
              </button>
            </div>
          </ResultPanel>
        </div>
      )}
    </section>
  );
}
