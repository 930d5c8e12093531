import { useMemo, type ReactNode } from 'react';
import { loanColumns, type HomeLoanList, type LoanColumn } from '../../content/offerTypes';
import { rankHomeLoans } from '../loans/rank';
import { formatMoney } from '../../lib/quantities/money';
import { useHashState } from '../../machines/fields/hooks/useHashState';
import ListFrame from '../../machines/list/ListFrame';
import Rows from '../../machines/list/Rows';
import { useFields } from '../../machines/fields/inputs/useFields';
import Ticks from '../../machines/list/ticks/Ticks';
import { columnNames } from '../loans/columns';
import { loanGroup } from './row';
import OtherAmounts from './OtherAmounts';
import { defaultSettings, HOME_LOANS, inputsOf, numberInputs, settingsFieldsOf, type Settings } from './settings';
import YourNumbers from './YourNumbers';

interface Props {
  readonly list: HomeLoanList;
}

const orders = loanColumns.map((value) => ({ value, text: columnNames[value] }));

/**
 * The home loans, ranked for the visitor's amount, tenure, score, salary account and first owner. The HTML contains the complete
 * answer for the default loan; once hydrated, the inputs come from the hash of the address.
 */
export default function LoanList({ list }: Props): ReactNode {
  const defaults = useMemo(() => defaultSettings(list), [list]);
  const hashFields = useMemo(() => settingsFieldsOf(list), [list]);
  const { values: settings, change, refused } = useHashState<Settings>(hashFields, defaults);
  const ranking = useMemo(() => rankHomeLoans(list, inputsOf(settings), settings.order), [list, settings]);
  const group = useMemo(() => loanGroup(list, ranking), [list, ranking]);
  const fields = useFields(numberInputs, settings, change);
  const lenders = useMemo(() => list.rows.map(({ provider }) => provider), [list.rows]);

  return (
    <ListFrame
      lead={ranking.lead}
      heading={`${list.rows.length} home loans`}
      given={`${formatMoney(settings.amount)}, ${settings.years} years`}
      order={{ name: 'order', value: settings.order, options: orders, onChange: (order) => change({ order }) }}
      refused={refused}
      aside={
        <>
          <YourNumbers
            list={list}
            settings={settings}
            onChange={change}
            fields={fields}
            best={ranking.ranked[0]}
            canPassOn={ranking.canPassOn}
          />
          {!list.isOld && (
            <noscript>
              <OtherAmounts list={list} />
            </noscript>
          )}
        </>
      }
    >
      <Ticks kind={HOME_LOANS} rows={lenders}>
        <Rows
          group={group}
          known={list.documents}
          order={settings.order}
          onOrder={(order) => change({ order: order as LoanColumn })}
          hasTicks
        />
      </Ticks>
    </ListFrame>
  );
}
