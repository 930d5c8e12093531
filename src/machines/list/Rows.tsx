import { memo, useDeferredValue, useMemo, type ReactNode } from 'react';
import clsx from 'clsx';
import { ChevronDown } from 'lucide';
import { formatMonth } from '../../lib/format/dates';
import Drawing from '../../ui/Icon/Drawing';
import { axisOf, RateAxisFade, RateTicks } from '../../ui/RateAxis';
import { columnsOf } from './columns';
import Heads from './Heads';
import { dashNote } from './openedRow';
import OwnOfferRow from './OwnOfferRow';
import Row, { type Scales } from './Row';
import {
  MOST_WITH_DETAILS,
  rowsOf,
  type KnownDocuments,
  type OfferGroup,
  type OfferRow,
  type UnrankedRows,
} from './rows';
import styles from './Rows.module.css';
import * as words from './messages.en';

interface Props {
  readonly group: OfferGroup;
  /** The month of its values, "2026-09" */
  readonly asOf?: string | undefined;
  readonly known: KnownDocuments;
  readonly order?: string | undefined;
  readonly onOrder?: (order: string) => void;
  readonly hasTicks?: boolean;
}

/** Number of rows visible at first. The HTML contains all of them. */
const VISIBLE_ROWS = 6;
/** The same where they are below the visitor's own offer, by name: the first say no more than others. */
const VISIBLE_ROWS_BELOW_OFFER = 4;
/** The same for a separate block below the list. */
const VISIBLE_ROWS_BELOW = 3;

interface RowOptions {
  /** Why the row is first */
  readonly tag?: string | undefined;
  readonly hasDetails?: boolean;
}

/** What the large numbers of narrow rows are, and the ones below those. The one number by which a list is ordered has its name above it. */
function namesOf({ heads, narrow }: OfferGroup, order: string | undefined): string {
  const named = [narrow.main, narrow.below].flatMap((place) => (place === undefined ? [] : (heads[place + 1] ?? [])));
  const [only, ...others] = named;
  if (others.length === 0 && only?.order !== undefined && only.order === order) return '';
  return narrow.head ?? named.map(({ text }) => text).join(' · ');
}

type RowOf = (row: OfferRow, options?: RowOptions) => ReactNode;

const nothing = (): void => undefined;

function scalesOf(group: OfferGroup, order: string | undefined): Scales {
  const figures = rowsOf(group).flatMap((row) => row.figures);
  const ownRate = group.ownOffer?.figures[0].range?.least;
  const rates = [
    ...figures.flatMap(({ range }) => [range?.least ?? [], range?.most ?? []].flat()),
    ...(ownRate === undefined ? [] : [ownRate]),
  ];
  const bars = figures.flatMap(({ bars: values = [] }) => values.flatMap(({ value }) => value ?? []));
  return {
    axis: { ...axisOf(rates.length > 0 ? rates : [0, 1]), ownRate },
    bars: bars.length > 0 ? [Math.min(...bars), Math.max(...bars)] : [0, 1],
    length: Math.max(...figures.map(({ length = 0 }) => length)),
    columns: columnsOf(group, order),
    narrow: group.narrow,
  };
}

/** Rows beside the visitor's own offer, below it */
const ROWS_BELOW_OFFER = 2;

/** The ranked rows in the parts in which they are shown: those in sight before the visitor's own offer among them, the folded ones, and those after it. */
function partsOf({ ranked, isOfferAbove, ownOffer: offer }: OfferGroup, atFirst: number) {
  const ownOffer = isOfferAbove ? undefined : offer;
  // To fold one row away would save next to nothing.
  const visibleRows = ranked.length === atFirst + 1 ? ranked.length : atFirst;
  const place = ownOffer?.place ?? 0;
  const before = ranked.slice(0, ownOffer ? Math.min(place, visibleRows) : visibleRows);
  const between = ranked.slice(before.length, ownOffer ? place : before.length);
  const seen = before.length + between.length;
  const most =
    between.length > 0 ? seen + ROWS_BELOW_OFFER : Math.max(visibleRows, ownOffer ? seen + ROWS_BELOW_OFFER : 0);
  return { ownOffer, before, between, after: ranked.slice(seen, most), rest: ranked.slice(most) };
}

/** The unranked rows in sight, and those behind "Show all". */
function unrankedParts({ unranked, showsLeftOut = false }: OfferGroup) {
  const isInSight = ({ isLeftOut = false }: UnrankedRows): boolean => showsLeftOut && isLeftOut;
  return { inSight: unranked.filter(isInSight), behind: unranked.filter((rows) => !isInSight(rows)) };
}

const rowsIn = (of: readonly UnrankedRows[]): readonly OfferRow[] => of.flatMap(({ rows }) => rows);

/** Rows on sunken ground, below the reason. */
function Apart({ of, rowOf }: { readonly of: readonly UnrankedRows[]; readonly rowOf: (row: OfferRow) => ReactNode }) {
  return of.map(({ isLeftOut, isUnknown, reason, rows }) => (
    <section key={reason} className={styles.apart}>
      <p>
        <b>
          {(isUnknown ? words.toAsk : isLeftOut ? words.setApart : words.notCompared)({ count: String(rows.length) })}
        </b>{' '}
        {reason}
      </p>
      <ul>{rows.map(rowOf)}</ul>
    </section>
  ));
}

interface RestProps {
  readonly group: OfferGroup;
  /** The ranked rows in it */
  readonly rest: readonly OfferRow[];
  readonly rowOf: RowOf;
}

/** The rows behind "Show all". If their details would make the page too heavy, they are rendered as rows are opened. */
function Rest({ group, rest, rowOf: showRow }: RestProps): ReactNode {
  const { ranked } = group;
  const hasDetails = rowsOf(group).length <= MOST_WITH_DETAILS;
  const rowOf = (row: OfferRow): ReactNode => showRow(row, { hasDetails });
  const { inSight, behind } = unrankedParts(group);
  const count = String(rowsOf(group).length - rowsIn(inSight).length);
  const toAsk = rowsIn(behind.filter(({ isUnknown }) => isUnknown)).length;
  const setApart = rowsIn(behind.filter(({ isLeftOut }) => isLeftOut)).length - toAsk;
  return (
    <>
      {rest.length + behind.length > 0 && (
        <details className={styles.rest}>
          <summary>
            {words.showAll({ count, setApart, toAsk })}
            <Drawing of={ChevronDown} size={16} />
          </summary>
          {rest.length > 0 && <ol start={ranked.length - rest.length + 1}>{rest.map(rowOf)}</ol>}
          <Apart of={behind} rowOf={rowOf} />
        </details>
      )}
      <Apart of={inSight} rowOf={rowOf} />
    </>
  );
}

const SameRest = memo(Rest);

/**
 * A group of rows: the first ones visible, the others behind "Show all", with unranked rows below a line with the reason. Hidden rows re-render
 * deferred, because on a slow phone the visible ones would wait for them.
 */
const Group = memo(function Group({
  group,
  asOf,
  known,
  order,
  onOrder = nothing,
  hasTicks = false,
}: Props): ReactNode {
  const { title, notes, heads, tag, ranked, hasTicksInFront, isOfferAbove = false } = group;
  const [first] = ranked;
  const visibleRows =
    title === undefined ? (isOfferAbove ? VISIBLE_ROWS_BELOW_OFFER : VISIBLE_ROWS) : VISIBLE_ROWS_BELOW;
  const scales = useMemo(() => scalesOf(group, order), [group, order]);
  const dash = useMemo(() => dashNote(group, scales.columns), [group, scales]);
  const notesBelow = [...notes, ...(dash === undefined ? [] : [dash])];
  const hasRanges = rowsOf(group).some(({ figures }) => figures[0].range !== undefined);
  const isBoxInFront = hasTicks && hasTicksInFront === true;
  const rowOf = useMemo(
    (): RowOf =>
      (row, { tag: why, hasDetails = true } = {}) => {
        const ticks = hasTicks ? (isBoxInFront ? 'in front' : 'opened') : undefined;
        const props = { row, known, scales, tag: why, ticks, hasDetails } as const;
        return <Row key={row.id} {...props} />;
      },
    [known, scales, hasTicks, isBoxInFront],
  );
  const narrowNames = namesOf(group, order);
  const parts = useMemo(() => partsOf(group, visibleRows), [group, visibleRows]);
  const { ownOffer } = parts;
  const later = useDeferredValue(useMemo(() => ({ group, rest: parts.rest, rowOf }), [group, parts, rowOf]));

  return (
    <div
      className={clsx(
        styles.rows,
        rowsOf(group)[0]?.card && styles.ofCards,
        !hasRanges && styles.sums,
        scales.columns.figures.includes(false) && (isOfferAbove ? styles.known : styles.fewer),
      )}
      aria-busy={later.group !== group || undefined}
    >
      {title === undefined && <RateAxisFade />}
      {(narrowNames !== '' || isBoxInFront) && (
        <p className={styles.narrowHead} aria-hidden="true">
          <span>{isBoxInFront && words.tickToCompare}</span>
          <span>{narrowNames}</span>
        </p>
      )}
      <Heads
        heads={heads.filter((_head, place) => place === 0 || scales.columns.figures[place - 1])}
        order={order}
        onOrder={onOrder}
      />
      {hasRanges && (
        <div className={styles.ticks}>
          <RateTicks axis={scales.axis} />
          {group.ownOffer && (
            <small className={styles.ownMark}>{words.ownMark({ isExample: group.ownOffer.isExample })}</small>
          )}
        </div>
      )}
      <ol>{parts.before.map((row) => rowOf(row, { tag: row === first ? tag : undefined }))}</ol>
      {ownOffer && parts.between.length > 0 && (
        <details className={styles.rest}>
          <summary>
            {words.moreAbove({ count: String(parts.between.length) })}
            <Drawing of={ChevronDown} size={16} />
          </summary>
          <ol start={parts.before.length + 1}>{parts.between.map((row) => rowOf(row))}</ol>
        </details>
      )}
      {ownOffer && (
        <ol start={ownOffer.place + 1}>
          <OwnOfferRow offer={ownOffer} scales={scales} narrow={group.narrow} />
          {parts.after.map((row) => rowOf(row, { tag: row === first ? tag : undefined }))}
        </ol>
      )}
      {parts.rest.length + group.unranked.length > 0 && <SameRest {...later} />}
      {notesBelow.length > 0 && (
        <div className={styles.notes}>
          {asOf && <h3>{words.aboutFigures({ month: formatMonth(asOf) })}</h3>}
          <ul>
            {notesBelow.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
});

/** Renders the rows after the fields and the answer, which on a slow phone would otherwise wait for some fifty rebuilt elements. */
export default function Rows({ group, order, ...others }: Props): ReactNode {
  const later = useDeferredValue(useMemo(() => ({ group, order }), [group, order]));
  return <Group {...later} {...others} />;
}
