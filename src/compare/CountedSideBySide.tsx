import { useMemo, type ReactNode } from 'react';
import type { FigureValues } from '../content/figureValues';
import type { ListDefinition } from '../machines/list/definition';
import { lastKnown } from '../machines/list/lastKnown';
import { rowsOf } from '../machines/list/rows';
import type { Values } from '../machines/fields/inputs/types';
import InputField from '../machines/fields/inputs/InputField';
import { useInputs } from '../machines/fields/inputs/useInputs';
import MoreFields from '../machines/fields/MoreFields';
import { countedRows } from './countedRows';
import ListSideBySide, { type ListSideBySideProps } from './ListSideBySide';

type Props<V extends Values> = Pick<ListSideBySideProps, 'kind' | 'comparison'> & {
  readonly definition: ListDefinition<V>;
  readonly figures: FigureValues;
  /** Whether the list's values are too old to rank */
  readonly isOld: boolean;
};

/** The comparison for a list that calculates with the visitor's numbers, which the address carries over. */
export default function CountedSideBySide<V extends Values>(props: Props<V>): ReactNode {
  const { definition, figures, isOld, comparison, ...list } = props;
  const { inputs, defaults, offer } = definition;
  const fields = useInputs(inputs, defaults);
  const { values, refused, act } = fields;
  const answer = useMemo(() => definition.answer(values, figures), [definition, values, figures]);
  const ageing = isOld ? definition.ageing : undefined;
  // Defaults to the rows that the list begins with, which are the first by name once it is too old to rank.
  const lastKnownAnswer = useMemo(() => {
    if (!isOld) return undefined;
    const shown = lastKnown(definition, 'comparison');
    return shown.answer(shown.defaults, figures);
  }, [isOld, definition, figures]);
  const { groups } = lastKnownAnswer ?? answer;
  const order = useMemo(() => groups.flatMap(rowsOf).map(({ id }) => id), [groups]);
  const example = [...comparison.rows].sort((a, b) => order.indexOf(a.id) - order.indexOf(b.id));
  // An unranked list is sorted by name, so no value leads.
  const shown = useMemo(() => (isOld ? { ...comparison, order: undefined } : comparison), [isOld, comparison]);
  return (
    <ListSideBySide
      {...list}
      comparison={shown}
      example={example}
      names={Object.keys(inputs)}
      refused={refused}
      counted={(rows) => countedRows(answer, rows, ageing)}
      offer={
        offer && {
          isEntered: answer.groups[0].ownOffer !== undefined,
          rateField: comparison.order?.field,
          onRemove: () => offer.names.forEach((name) => act(name, { type: 'set', value: defaults[name] ?? null })),
          fields: (
            <MoreFields
              title={offer.title}
              set={offer.names.filter((name) => values[name] !== defaults[name]).length}
              isRefused={offer.names.some((name) => fields.problems[name])}
            >
              {offer.names.map((name) => (
                <InputField
                  key={name}
                  name={name}
                  input={inputs[name]}
                  value={values[name] ?? null}
                  typed={fields.typed[name]}
                  problem={fields.problems[name]}
                  onAct={act}
                />
              ))}
            </MoreFields>
          ),
        }
      }
    />
  );
}
