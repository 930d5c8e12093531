import { useMemo, useRef, useState, type ReactNode } from 'react';
import type { DefaultLoan } from '../content/loanRules';
import PhoneFold from '../ui/PhoneFold';
import ResultPanel from '../ui/ResultPanel';
import { rupeesInShort } from '../lib/format/rupeesInShort';
import { lastKnownLead, OLD_WORDS } from '../machines/list/ageing';
import { byName } from '../lists/loans/order';
import { formatMoney } from '../lib/quantities/money';
import { ShowMore } from '../machines/fields/controls/ShowMore';
import { lenderOptions, scoreOptions } from '../lists/loans/choices';
import { useHashState } from '../machines/fields/hooks/useHashState';
import Announcement from '../machines/fields/Announcement';
import InputField from '../machines/fields/inputs/InputField';
import type { NumberInput } from '../machines/fields/inputs/types';
import { useFields } from '../machines/fields/inputs/useFields';
import Phrases, { plainPhrases } from '../machines/fields/Phrases';
import RefusedAddress from '../machines/fields/RefusedAddress';
import { useLeftOut } from '../machines/fields/RefusedAddress/useLeftOut';
import Select from '../machines/fields/Select';
import OptionRow from './OptionRow';
import type { RunningLoanDefinition, RunningLoanRules } from './definition';
import {
  exampleSettings,
  repayOptions,
  runningLoanFields,
  runningLoanInputs,
  runningLoanNumbers,
  type RunningLoanSettings,
} from './settings';
import styles from './styles.module.css';
import { mayBeMore, mostSaved, runningLoanSentence, yearsText } from './texts';

interface Props {
  /** The same object in every render */
  readonly definition: RunningLoanDefinition;
  readonly rules: RunningLoanRules;
  readonly example: DefaultLoan;
}

/** How many other lenders are visible at first. */
const IN_SIGHT = 6;

/**
 * "Already have a loan?": what the visitor's lender charges for a lower rate, what others charge to take the loan over, and what
 * either saves. The HTML contains a worked example; once hydrated, the inputs come from the hash of the address.
 */
export default function LowerRate({ definition, rules, example }: Props): ReactNode {
  const { lenders, documents, asksScore, pledgeWorth } = definition;
  const defaults = useMemo(() => exampleSettings(example, definition), [example, definition]);
  const hashFields = useMemo(() => runningLoanFields(definition), [definition]);
  const numbers = useMemo(() => runningLoanNumbers(definition), [definition]);
  const { values, change, refused } = useHashState<RunningLoanSettings>(hashFields, defaults);
  const block = useRef<HTMLDivElement>(null);
  const leftOut = useLeftOut(block, refused);
  const [showsAll, setShowsAll] = useState(false);
  const inputs = useMemo(() => runningLoanInputs(values, definition), [values, definition]);
  const answer = useMemo(() => definition.answer(inputs, rules), [definition, inputs, rules]);
  const fields = useFields(numbers, values, change);

  const { isOld } = rules;
  const { own, apart } = answer;
  const others = isOld ? [...answer.others].sort(byName) : answer.others;
  const ownName = lenders.find(({ id }) => id === values.lender)?.provider.name;
  const saved = mostSaved(answer);
  const told = `${formatMoney(values.owed)} at ${values.rateNow}%, ${yearsText(inputs.monthsLeft)} left`;
  const sentence = isOld ? lastKnownLead(definition.ageing, told) : runningLoanSentence(answer, inputs, ownName);
  const isLong = others.length > IN_SIGHT || apart.length > 0;

  return (
    <div className={styles.block} ref={block}>
      <div className={styles.panel} role="group" aria-label="The loan you repay">
        <div className={styles.form} data-needs-script>
          <PhoneFold title="Put in your loan">
            <div className={styles.fields}>
              {Object.entries<NumberInput>(numbers).map(([name, input]) => (
                <InputField
                  key={name}
                  name={name}
                  input={input}
                  value={values[name as keyof typeof numbers]}
                  typed={fields.typed[name]}
                  problem={fields.problems[name]}
                  onAct={fields.act}
                  compact
                />
              ))}
              {asksScore && (
                <Select
                  name="score"
                  label="Credit score"
                  value={String(values.score)}
                  options={scoreOptions}
                  onChange={(score) => change({ score: Number(score) })}
                />
              )}
              {pledgeWorth !== undefined && (
                <Select
                  name="repay"
                  label="You repay"
                  value={values.repay}
                  options={repayOptions}
                  onChange={(repay) => change({ repay })}
                />
              )}
              <Select
                name="lender"
                label="Your lender"
                value={values.lender}
                options={lenderOptions(lenders)}
                onChange={(lender) => change({ lender })}
              />
            </div>
          </PhoneFold>
        </div>
        <div data-ranking="" data-old-words={OLD_WORDS}>
          {isOld ? (
            <p className={styles.note}>
              <Phrases phrases={sentence} />
            </p>
          ) : (
            <ResultPanel
              label={`The most you could save${mayBeMore(answer, saved) ? ', where the fee is known,' : ''} on ${told}`}
              figure={saved === undefined ? 'Nothing' : rupeesInShort(saved)}
              stillFor={fields.isStale ? told : undefined}
            >
              <p>
                <Phrases phrases={sentence} />
              </p>
            </ResultPanel>
          )}
        </div>
      </div>
      <Announcement sentence={plainPhrases(sentence)} />
      <RefusedAddress refused={leftOut} />
      <p className={styles.note}>
        {`A published rate is what the best borrower gets, so nothing is promised. Fees count with GST. ${answer.note}`}
      </p>
      <PhoneFold title={`Lender by lender: ${others.length + (own ? 1 : 0)}`}>
        <div>
          {own && (
            <ul className={styles.options}>
              <OptionRow option={own} known={documents} isOwn />
            </ul>
          )}
          {others.length > 0 && (
            <ol
              className={styles.options}
              aria-label={`Other lenders, ${isOld ? 'by name' : 'the largest saving first'}`}
            >
              {others.slice(0, showsAll ? undefined : IN_SIGHT).map((option) => (
                <OptionRow key={option.row.id} option={option} known={documents} />
              ))}
            </ol>
          )}
          {showsAll &&
            apart.map(({ reason, options }) => (
              <section key={reason}>
                <p className={styles.note}>{reason}</p>
                <ul className={styles.options}>
                  {options.map((option) => (
                    <OptionRow key={option.row.id} option={option} known={documents} />
                  ))}
                </ul>
              </section>
            ))}
          {isLong && !showsAll && (
            <div data-needs-script>
              <ShowMore onClick={() => setShowsAll(true)} />
            </div>
          )}
        </div>
      </PhoneFold>
    </div>
  );
}
