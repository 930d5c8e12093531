import { useMemo, type ReactNode } from 'react';
import { rankHomeLoans } from '../lists/loans/rank';
import type { HomeLoanList, LoanAnswer, LoanRanking } from '../content/offerTypes';
import { useHashState } from '../machines/fields/hooks/useHashState';
import { datesOf } from '../content/reads';
import { documentsOf } from '../lists/home-loans/facts';
import { defaultSettings, HOME_LOANS, inputsOf } from '../lists/home-loans/settings';
import { compareFields, type CompareSettings } from './compareSettings';
import { homeLoanFields, homeLoanLead } from './homeLoanFields';
import SideBySide from './SideBySide';
import SourceLink from './SourceLink';
import { useColumns } from './useColumns';

interface Props {
  readonly list: HomeLoanList;
}

/** Why a lender's totals are not ranked with the others. */
function reasonsFor({ unranked }: LoanRanking, answers: readonly LoanAnswer[]): string[] {
  return unranked.flatMap(({ reason, answers: apart }) => {
    const names = answers.filter((answer) => apart.includes(answer)).map(({ row }) => row.provider.name);
    return names.length > 0 ? [`${names.join(', ')}: ${reason}`] : [];
  });
}

/** Up to four home loans side by side, for the lenders and numbers in the address, or else the first ones of the list. */
export default function HomeLoansSideBySide({ list }: Props): ReactNode {
  const defaults = useMemo((): CompareSettings => {
    const { order: _order, ...numbers } = defaultSettings(list);
    return { ...numbers, [HOME_LOANS]: '' };
  }, [list]);
  const { values, change, refused } = useHashState<CompareSettings>(compareFields, defaults);
  const ranking = useMemo(() => rankHomeLoans(list, inputsOf(values)), [list, values]);
  const { chosen, isExample, leftOut, ...adding } = useColumns({
    text: values[HOME_LOANS],
    rows: list.rows.map(({ provider }) => provider),
    example: [...ranking.ranked, ...ranking.lastKnown].map(({ row }) => row.provider),
    refused,
    write: (text) => change({ [HOME_LOANS]: text }),
  });
  const all = [...ranking.ranked, ...ranking.lastKnown, ...ranking.unranked.flatMap(({ answers }) => answers)];
  const answers = chosen.flatMap(({ id }) => all.find(({ row }) => row.id === id) ?? []);

  return (
    <SideBySide
      kind={HOME_LOANS}
      back="Change numbers"
      lead={homeLoanLead(ranking, answers)}
      notes={[
        ...(isExample
          ? [
              `These ${list.isOld ? 'are the first in' : 'lead'} our list. To choose others, tick Compare in the list, or change them here.`,
            ]
          : []),
        ...leftOut,
        ...reasonsFor(ranking, answers),
      ]}
      columns={answers.map(({ row }) => ({ ...row.provider, link: row.link }))}
      fields={homeLoanFields(ranking, answers)}
      sources={answers.map((answer) =>
        documentsOf(answer, list).map((document) => (
          <SourceLink
            key={document.id}
            name={document.publisher}
            address={document.address}
            dates={datesOf(document)}
          />
        )),
      )}
      {...adding}
    />
  );
}
