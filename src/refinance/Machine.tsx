import { useMemo, useRef, useState, type ReactNode } from 'react';
import type { FigureValues } from '../content/figureValues';
import PhoneFold from '../ui/PhoneFold';
import ResultPanel from '../ui/ResultPanel';
import StillFor from '../ui/ResultPanel/StillFor';
import { rupeesInShort } from '../lib/format/rupeesInShort';
import { formatMoney } from '../lib/quantities/money';
import { ageingOf } from '../lists/loans/loan';
import { byLender } from '../lists/loans/order';
import type { RefinanceTerms } from '../lists/loans/refinance';
import Announcement from '../machines/fields/Announcement';
import { ShowMore } from '../machines/fields/controls/ShowMore';
import { useFocusOnNew } from '../machines/fields/controls/useFocusOnNew';
import { useHeld } from '../machines/fields/hooks/useHeld';
import InputField from '../machines/fields/inputs/InputField';
import type { Input } from '../machines/fields/inputs/types';
import { useInputs } from '../machines/fields/inputs/useInputs';
import Marked, { withoutMarks } from '../machines/fields/Marked';
import RefusedAddress from '../machines/fields/RefusedAddress';
import { useLeftOut } from '../machines/fields/RefusedAddress/useLeftOut';
import { lastKnownLead, OLD_WORDS } from '../machines/list/ageing';
import { refinanceForm, refinanceInputs } from './inputs';
import OptionRow from './OptionRow';
import * as words from './messages.en';
import styles from './styles.module.css';
import { mayBeMore, mostSaved, refinanceSentence, monthsLeftText } from './texts';

interface Props {
  /** A stable object */
  readonly terms: RefinanceTerms;
  readonly figures: FigureValues;
  /** Whether the list's rates were too old to rank on the day of the build */
  readonly isOld?: boolean | undefined;
}

/** Number of other lenders visible at first. */
const IN_SIGHT = 6;

/**
 * "Already have a loan?": what the visitor's lender charges for a lower rate, what others charge for a balance transfer, and the saving of each. The
 * HTML contains a worked example; after hydration the inputs come from the address's hash.
 */
export default function Machine({ terms, figures, isOld }: Props): ReactNode {
  const { lenders, known } = terms;
  const { inputs, defaults } = useMemo(() => refinanceForm(terms), [terms]);
  const { values, refused, typed, problems, isStale, act } = useInputs(inputs, defaults);
  const valid = useHeld(values, isStale);
  const block = useRef<HTMLDivElement>(null);
  const leftOut = useLeftOut(block, refused);
  const options = useRef<HTMLDivElement>(null);
  const [showsAll, setShowsAll] = useState(false);
  const beforeMore = useFocusOnNew(options, 'summary', showsAll);
  const running = useMemo(() => refinanceInputs(valid, terms), [valid, terms]);
  const answer = useMemo(() => terms.answer(running, figures), [terms, running, figures]);

  const { ownLender, unranked, note, bestNote = '' } = answer;
  const others = isOld ? [...answer.others].sort(byLender) : answer.others;
  const ownName = lenders.find(({ id }) => id === running.lender)?.provider.name;
  const saved = mostSaved(answer);
  const loan = words.inputs({
    balance: formatMoney(running.balance),
    rate: `${running.annualRatePercent}%`,
    time: monthsLeftText(running.monthsLeft),
  });
  const sentence = isOld
    ? `${lastKnownLead(ageingOf(terms.lenders))} ${words.countedFor({ inputs: loan })}`
    : refinanceSentence(answer, running, ownName);
  const isLong = others.length > IN_SIGHT || unranked.length > 0;

  return (
    <div className={styles.block} ref={block}>
      <div className={styles.panel} role="group" aria-label={words.form}>
        <div className={styles.form} data-needs-script>
          <PhoneFold title={words.formOnPhone}>
            <div className={styles.fields}>
              {Object.entries<Input>(inputs).map(([name, input]) => (
                <InputField
                  key={name}
                  name={name}
                  input={input}
                  value={values[name] ?? ''}
                  typed={typed[name]}
                  problem={problems[name]}
                  onAct={act}
                  layout="panel"
                />
              ))}
            </div>
          </PhoneFold>
        </div>
        <div data-ranking="" data-old-words={OLD_WORDS}>
          {isOld ? (
            <p className={styles.note}>
              {isStale && <StillFor inputs={loan} />}
              <Marked text={sentence} />
            </p>
          ) : (
            <ResultPanel
              label={words.mostSaved({ isFeeLeftOut: mayBeMore(answer, saved), inputs: loan })}
              figure={saved === undefined ? words.nothing : rupeesInShort(saved)}
              stillFor={isStale ? loan : undefined}
            >
              <p>
                <Marked text={sentence} />
              </p>
            </ResultPanel>
          )}
        </div>
      </div>
      <Announcement sentence={withoutMarks(sentence)} />
      <RefusedAddress refused={leftOut} />
      <p className={styles.note}>{[words.notPromised, isOld ? '' : bestNote, note].filter(Boolean).join(' ')}</p>
      <PhoneFold title={words.lenders({ count: String(others.length + (ownLender ? 1 : 0)) })}>
        <div ref={options}>
          {ownLender && (
            <ul className={styles.options}>
              <OptionRow option={ownLender} known={known} isOwnLender />
            </ul>
          )}
          {others.length > 0 && (
            <ol className={styles.options} aria-label={words.others({ by: isOld ? 'name' : 'saving' })}>
              {others.slice(0, showsAll ? undefined : IN_SIGHT).map((option) => (
                <OptionRow key={option.row.id} option={option} known={known} />
              ))}
            </ol>
          )}
          {showsAll &&
            unranked.map(({ reason, options }) => (
              <section key={reason}>
                <p className={styles.note}>{reason}</p>
                <ul className={styles.options}>
                  {options.map((option) => (
                    <OptionRow key={option.row.id} option={option} known={known} />
                  ))}
                </ul>
              </section>
            ))}
          {isLong && !showsAll && (
            <div data-needs-script>
              <ShowMore
                onClick={() => {
                  beforeMore();
                  setShowsAll(true);
                }}
              />
            </div>
          )}
        </div>
      </PhoneFold>
    </div>
  );
}
