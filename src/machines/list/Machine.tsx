import { useCallback, useMemo, type ReactNode } from 'react';
import type { FigureValues } from '../../content/figureValues';
import { useHeld } from '../fields/hooks/useHeld';
import { useIsAwake } from '../fields/hooks/useIsAwake';
import InputField from '../fields/inputs/InputField';
import type { ChoiceInput, ToggleInput, Values } from '../fields/inputs/types';
import { useInputs } from '../fields/inputs/useInputs';
import MoreFields from '../fields/MoreFields';
import ResultBar from '../fields/ResultBar';
import Ticks from './ticks/Ticks';
import Alternatives from './Alternatives';
import Examples from './Examples';
import type { FoldedFields, ListDefinition } from './definition';
import ListFrame from './ListFrame';
import MustHave from './MustHave';
import Pages from './Pages';
import Panel from './Panel';
import Rows from './Rows';
import WaysCard from './WaysCard';
import WithoutScript from './WithoutScript';
import { leftOutOf, rowsOf, type OfferGroup } from './rows';
import styles from './ListFrame.module.css';
import * as words from './messages.en';

interface Props<V extends Values> {
  readonly definition: ListDefinition<V>;
  readonly figures: FigureValues;
  /** The months of which its groups are, such as "2026-09" */
  readonly months?: readonly string[] | undefined;
}

/** With more fields, the panel is compact and has no sliders. */
const MOST_SLIDERS = 2;

/** The heading, with the number of rows left after filtering. */
function headingOf<V extends Values>({ heading, noun }: ListDefinition<V>, group: OfferGroup): string {
  const [all, leftOut] = [rowsOf(group).length, leftOutOf(group).length];
  if (noun === undefined || leftOut === 0) return heading;
  return words.headingFiltered({ left: String(all - leftOut), all: String(all), noun });
}

/**
 * Renders a list from its definition: answer, fields, rows and alternatives. The HTML contains the complete answer for the defaults; after hydration
 * the inputs come from the address's hash.
 */
export default function Machine<V extends Values>({ definition, figures, months }: Props<V>): ReactNode {
  const { id, compared = id, inputs, mainFields, known, offer, must, anchor, order: orderName } = definition;
  const { pages, examples } = definition;
  const more = [...(offer ? [offer] : []), ...(definition.more ?? [])];
  const isAwake = useIsAwake();
  const fields = useInputs(inputs, definition.defaults);
  const { values, refused, act } = fields;
  const valid = useHeld(values, fields.isStale);
  const asked = orderName && values[orderName];
  const answer = useMemo(
    // Sorting still works while a field is refused: it changes no result.
    () => definition.answer(orderName ? { ...valid, [orderName]: asked } : valid, figures),
    [definition, valid, orderName, asked, figures],
  );
  const {
    lead,
    age,
    inputsText,
    isFirstStep,
    groups,
    counts,
    result,
    unused = [],
    idleOrders = {},
    alternatives,
    offerFirst,
  } = answer;
  const candidates = useMemo(() => rowsOf(groups[0]), [groups]);
  const order = asked === undefined ? undefined : (idleOrders[String(asked)] ?? String(asked));
  const onOrder = useCallback(
    (by: string): void => {
      if (orderName !== undefined) act(orderName, { type: 'set', value: by });
    },
    [act, orderName],
  );

  const fieldOf = (name: keyof V & string, isInSight: boolean): ReactNode => (
    <InputField
      key={name}
      name={name}
      input={inputs[name]}
      value={values[name] ?? null}
      typed={fields.typed[name]}
      problem={fields.problems[name]}
      onAct={act}
      slider={isInSight}
      layout="panel"
      example={offerFirst?.example[name]}
    />
  );
  const isSet = (name: keyof V): boolean => !Object.is(values[name], definition.defaults[name]);
  const orders = orderName && (inputs[orderName] as ChoiceInput).options.filter(({ value }) => !(value in idleOrders));
  const heading = offerFirst?.heading ?? headingOf(definition, groups[0]);
  const ways = (!definition.ageing || offerFirst) && definition.ways?.(valid);

  const toggles = must && (
    <MustHave
      title={must.title}
      terms={must.names.map((name) => ({
        name,
        text: (inputs[name] as ToggleInput).label,
        isAsked: values[name] === true,
        count: counts?.[name],
      }))}
      onAsk={(name, isAsked) => act(name, { type: 'set', value: isAsked })}
      isInPanel={mainFields.length > 0}
    />
  );

  return (
    <ListFrame
      lead={lead}
      age={age}
      offerFirst={offerFirst}
      heading={heading}
      isAwake={isAwake}
      inputsText={inputsText}
      isStale={fields.isStale}
      order={orders && { name: orderName, value: order ?? '', options: orders, onChange: onOrder }}
      refused={refused}
      anchor={anchor}
      pages={
        (pages && <Pages {...pages} values={values} defaults={definition.defaults} />) ??
        (examples && <Examples {...examples} />)
      }
      must={mainFields.length === 0 && toggles}
      aside={
        mainFields.length > 0 && (
          <>
            <Panel
              title={definition.fieldsTitle}
              isFirst={offerFirst !== undefined}
              isMany={mainFields.length > MOST_SLIDERS}
              result={result}
              brief={offerFirst ? undefined : inputsText}
              isFirstStep={isFirstStep}
              isRefused={fields.isStale}
              stillFor={fields.isStale ? inputsText : undefined}
              bar={
                isAwake && (
                  <ResultBar
                    startsAway
                    label={
                      offerFirst || heading === definition.heading
                        ? lead
                        : `${words.asSentence({ text: heading })} ${lead}`
                    }
                  />
                )
              }
            >
              {definition.sumField && <definition.sumField values={values} fill={fields.fill} />}
              {mainFields.map((name) => fieldOf(name, mainFields.length <= MOST_SLIDERS))}
              {toggles}
              {more.map(({ title, names, act }: FoldedFields<keyof V & string>) => (
                <MoreFields
                  key={title}
                  title={title}
                  act={act}
                  set={names.filter(isSet).length}
                  isRefused={names.some((name) => fields.problems[name])}
                >
                  {names.filter((name) => !unused.includes(name)).map((name) => fieldOf(name, false))}
                </MoreFields>
              ))}
            </Panel>
            <noscript>
              {definition.withoutScript ? (
                <WithoutScript table={definition.withoutScript} figures={figures} />
              ) : (
                <p className={styles.noScript}>{words.noScript}</p>
              )}
            </noscript>
          </>
        )
      }
      beside={
        (alternatives ?? ways) && (
          <>
            {alternatives && <Alternatives {...alternatives} />}
            {ways && <WaysCard {...ways} isOnWideOnly={!offerFirst} />}
          </>
        )
      }
    >
      {(head) => (
        <>
          <Ticks kind={compared} rows={candidates} pageDefaults={definition.pageDefaults}>
            {/* Rows of other blocks are not comparable with the list, so they have no checkbox. */}
            {groups.map((group, place) => (
              <div key={group.id} className={styles.group}>
                {group === groups[0] && head}
                {group.title && <h2>{group.title}</h2>}
                <Rows
                  group={group}
                  asOf={months?.[place]}
                  known={known}
                  order={order}
                  onOrder={onOrder}
                  hasTicks={group === groups[0]}
                />
              </div>
            ))}
          </Ticks>
          {/* Below the rows, which have to begin early on a phone. It is of no use before the island answers. */}
          {isAwake && definition.kept && <definition.kept />}
        </>
      )}
    </ListFrame>
  );
}
