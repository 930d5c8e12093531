import { useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { chosenRows, type Chosen } from '../../lib/compare/chosen';
import { rankHomeLoans } from '../../lib/offers/rankHomeLoans';
import type { HomeLoanList, LoanAnswer, LoanRanking, Provider } from '../../lib/offers/types';
import { useHashState } from '../hooks/useHashState';
import { datesOf, documentsOf } from '../HomeLoans/loanFacts';
import { defaultSettings, HOME_LOANS, inputsOf } from '../HomeLoans/settings';
import { mostSideBySide } from '../ticks/mostSideBySide';
import { compareFields, type CompareSettings } from './compareSettings';
import { homeLoanFields, homeLoanLead } from './homeLoanFields';
import SideBySide from './SideBySide';
import SourceLink from './SourceLink';

interface Props {
  readonly list: HomeLoanList;
}

/** So many columns stand there when nobody was chosen. */
const EXAMPLE = 3;

/** An address may come from a wider screen, and shows the same here. */
const MOST = 4;

const never = (): (() => void) => () => undefined;
/** How many columns one may add here; while the page hydrates, as many as the HTML has. */
const useMost = (): number => useSyncExternalStore(never, mostSideBySide, () => EXAMPLE);

/** What was left out of the address, in sentences. */
function leftOut({ unknown, tooMany }: Chosen<Provider>, refused: readonly { readonly text: string }[]): string[] {
  const texts = [...unknown.map((id) => id.slice(0, 40)), ...refused.map(({ text }) => text)];
  return [
    ...(texts.length > 0
      ? [
          `The address of this page holds something that we do not have or cannot use (${texts.join(', ')}). It was left out.`,
        ]
      : []),
    ...(tooMany.length > 0
      ? [`Only ${MOST} fit side by side, so ${tooMany.map(({ name }) => name).join(', ')} was left out.`]
      : []),
  ];
}

/** Why a lender's sums are not ranked with those of the others. */
function reasonsFor({ unranked }: LoanRanking, answers: readonly LoanAnswer[]): string[] {
  return unranked.flatMap(({ reason, answers: apart }) => {
    const names = answers.filter((answer) => apart.includes(answer)).map(({ row }) => row.provider.name);
    return names.length > 0 ? [`${names.join(', ')}: ${reason}`] : [];
  });
}

/** Up to four home loans side by side, for the lenders and the numbers in the address; without any, those that lead the list. */
export default function HomeLoansSideBySide({ list }: Props): ReactNode {
  const defaults = useMemo((): CompareSettings => {
    const { order: _order, ...numbers } = defaultSettings(list.defaults);
    return { ...numbers, [HOME_LOANS]: '' };
  }, [list.defaults]);
  const { values, change, refused } = useHashState<CompareSettings>(compareFields, defaults);
  const most = useMost();
  const ranking = useMemo(() => rankHomeLoans(list, inputsOf(values)), [list, values]);

  const lenders = list.rows.map(({ provider }) => provider);
  const asked = chosenRows(values[HOME_LOANS], lenders, MOST);
  const isExample = asked.rows.length === 0;
  const chosen = isExample ? ranking.ranked.slice(0, EXAMPLE).map(({ row }) => row.provider) : asked.rows;
  const all = [...ranking.ranked, ...ranking.unranked.flatMap(({ answers }) => answers)];
  const answers = chosen.flatMap(({ id }) => all.find(({ row }) => row.id === id) ?? []);
  const others = lenders.filter((lender) => !chosen.includes(lender));
  const choose = (next: readonly Provider[]): void => change({ [HOME_LOANS]: next.map(({ id }) => id).join(',') });

  return (
    <SideBySide
      kind={HOME_LOANS}
      listPage="/home-loans"
      caption="Home loans side by side"
      lead={homeLoanLead(ranking, answers)}
      notes={[
        ...(isExample ? ['These lead our list. To choose others, tick Compare in the list, or change them here.'] : []),
        ...leftOut(asked, refused),
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
      others={[...others].sort((a, b) => a.name.localeCompare(b.name, 'en-IN'))}
      canAdd={chosen.length < most}
      onAdd={(id) => choose([...chosen, ...others.filter((other) => other.id === id)])}
      onRemove={(id) => choose(chosen.filter((one) => one.id !== id))}
    />
  );
}
