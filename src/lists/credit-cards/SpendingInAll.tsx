import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { rupees } from '../../machines/fields/inputs/fields';
import InputField from '../../machines/fields/inputs/InputField';
import { isSameValues } from '../../machines/fields/inputs/isSameValues';
import { useFields } from '../../machines/fields/inputs/useFields';
import { updatedValues, type Updates } from '../../machines/fields/hooks/useHashState';
import { MOST_SPENT, shareOut, totalOf, type CardMonth } from './month';
import styles from './SpendingInAll.module.css';
import * as words from './messages.en';

const inputs = { all: rupees(words.labelAll, [1000, MOST_SPENT, 1000, 100_000]) };

interface Props {
  readonly values: CardMonth;
  readonly fill: (month: CardMonth) => void;
}

/** The sum of the fields of spending. Typing another sum scales them all. */
export default function SpendingInAll({ values, fill }: Props): ReactNode {
  // The last month entered field by field: scaled from it, since the 4 on the way to 40,000 rounds every part to nothing.
  const [base, setBase] = useState(values);
  const all = totalOf(values);
  if (!isSameValues(shareOut(base, all), shareOut(values, all))) setBase(values);
  const sum = useMemo(() => ({ all }), [all]);
  const change = useCallback(
    (updates: Updates<typeof sum>): void => {
      const { all: wanted = sum.all } = updatedValues(sum, updates);
      fill({ ...values, ...shareOut(base, wanted) });
    },
    [base, sum, values, fill],
  );
  const { typed, problems, act } = useFields(inputs, sum, change);
  return (
    <div className={styles.all}>
      <InputField
        name="all"
        input={inputs.all}
        value={all}
        typed={typed['all']}
        problem={problems['all']}
        onAct={act}
        slider
        layout="panel"
      />
    </div>
  );
}
