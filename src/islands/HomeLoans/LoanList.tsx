import { useMemo, type ReactNode } from 'react';
import { Check } from 'lucide';
import Drawing from '../../components/ui/Icon/Drawing';
import { loanColumns, type HomeLoanList, type LoanColumn, type Phrase } from '../../lib/offers/types';
import { rankHomeLoans } from '../../lib/offers/rankHomeLoans';
import { formatMoney } from '../../lib/quantities/money';
import { useHashState } from '../hooks/useHashState';
import Announcement from '../parts/Announcement';
import { useNumberField } from '../parts/NumberField/useNumberField';
import RefusedAddress from '../parts/RefusedAddress';
import Select from '../parts/Select';
import Ticks from '../ticks/Ticks';
import LoanRows from './LoanRows';
import OtherAmounts from './OtherAmounts';
import {
  amountSpec,
  defaultSettings,
  HOME_LOANS,
  inputsOf,
  settingsFieldsOf,
  yearsSpec,
  type Settings,
} from './settings';
import styles from './styles.module.css';
import YourNumbers from './YourNumbers';

interface Props {
  readonly list: HomeLoanList;
}

const PROMISES = ['No phone number asked', 'No paid places', 'Every rate has a source and a date'] as const;

const columnNames: Readonly<Record<LoanColumn, string>> = {
  rate: 'Published rate',
  emi: 'EMI',
  apr: 'APR',
  total: 'You repay',
  fee: 'Fee',
  name: 'Name',
};

function words(phrases: readonly Phrase[]): string {
  return phrases.map(({ text }) => text).join('');
}

/** The sentence below the title: the answer, in rupees, for the numbers in the panel. On a phone it is the result. */
function Answer({ lead }: { readonly lead: readonly Phrase[] }): ReactNode {
  return (
    <p className={styles.answer} data-example="">
      {lead.map(({ text, strong }) => (strong ? <b key={text}>{text}</b> : text))}
    </p>
  );
}

/**
 * The home loans that decide: ranked for a visitor's amount, tenure, score, salary account and first owner. The HTML holds the whole
 * answer for the default loan; awake, it answers for theirs, which stands in the address behind the hash.
 */
export default function LoanList({ list }: Props): ReactNode {
  const defaults = useMemo(() => defaultSettings(list.defaults), [list.defaults]);
  const fields = useMemo(() => settingsFieldsOf(list), [list]);
  const { values: settings, change, refused } = useHashState<Settings>(fields, defaults);
  const ranking = useMemo(() => rankHomeLoans(list, inputsOf(settings), settings.order), [list, settings]);
  const amount = useNumberField(amountSpec, settings.amount, (value) => change({ amount: value }));
  const years = useNumberField(yearsSpec, settings.years, (value) => change({ years: value }));
  const lenders = useMemo(() => list.rows.map(({ provider }) => provider), [list.rows]);
  const count = list.rows.length;

  return (
    <div className={styles.page}>
      <Answer lead={ranking.lead} />
      <Announcement sentence={words(ranking.lead)} />
      <ul className={styles.promises}>
        {PROMISES.map((promise) => (
          <li key={promise}>
            <Drawing of={Check} size={18} /> {promise}
          </li>
        ))}
      </ul>
      <div className={styles.columns} id="offers">
        <div className={styles.aside}>
          <YourNumbers
            list={list}
            settings={settings}
            onChange={change}
            amount={amount}
            years={years}
            best={ranking.ranked[0]}
            canPassOn={ranking.canPassOn}
          />
          <noscript>
            <OtherAmounts list={list} />
          </noscript>
        </div>
        <div className={styles.list} data-example="">
          <div className={styles.head}>
            <h2>{count} home loans</h2>
            <div className={styles.tools}>
              <a className={styles.mine} href="#offers" data-needs-script>
                {formatMoney(settings.amount)}, {settings.years} years <b>Change</b>
              </a>
              <Select
                label="Order by"
                inline
                value={settings.order}
                options={loanColumns.map((value) => ({ value, text: columnNames[value] }))}
                onChange={(order) => change({ order })}
              />
            </div>
          </div>
          <RefusedAddress refused={refused} />
          <Ticks kind={HOME_LOANS} rows={lenders}>
            <LoanRows list={list} ranking={ranking} onOrder={(order) => change({ order })} />
          </Ticks>
        </div>
      </div>
    </div>
  );
}
