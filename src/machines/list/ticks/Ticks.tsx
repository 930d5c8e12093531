import { useEffect, useLayoutEffect, useMemo, useReducer, useState, type ReactNode } from 'react';
import { keepTicks, tickedInPage } from './keptTicks';
import { mostSideBySide } from './mostSideBySide';
import { TicksContext, type Candidate } from './TicksContext';
import Tray from './Tray';

interface Props {
  /** The kind of list: its name in addresses and on the boxes, such as "home-loans" */
  readonly kind: string;
  /** Every row that can be ticked */
  readonly rows: readonly Candidate[];
  /** Numbers with which this page alone begins, by their names in the address */
  readonly own?: Readonly<Record<string, string>> | undefined;
  /** The list, with a `TickBox` in each row */
  readonly children: ReactNode;
}

interface Ticked {
  /** In the order in which they were ticked */
  readonly ids: readonly string[];
  /** The row whose tick was refused, because no more fit side by side */
  readonly refused?: string;
}

interface Tick {
  readonly id: string;
  readonly isTicked: boolean;
}

const NONE: Ticked = { ids: [] };

function afterTick({ ids }: Ticked, { id, isTicked }: Tick): Ticked {
  if (!isTicked) return { ids: ids.filter((other) => other !== id) };
  if (ids.includes(id)) return { ids };
  return ids.length < mostSideBySide() ? { ids: [...ids, id] } : { ids, refused: id };
}

/** A list whose rows can be ticked, and below it the tray that leads to those rows side by side. */
export default function Ticks({ kind, rows, own, children }: Props): ReactNode {
  const [ticked, tick] = useReducer(afterTick, NONE);
  const chosen = useMemo(() => ticked.ids.flatMap((id) => rows.find((row) => row.id === id) ?? []), [ticked.ids, rows]);
  // Before React unticks them, as the page was sent.
  const [inPage] = useState(() => (typeof document === 'undefined' ? [] : tickedInPage(kind, rows)));
  const context = useMemo(() => ({ ids: ticked.ids, kind, tick }), [ticked, kind]);

  useLayoutEffect(() => inPage.forEach((id) => tick({ id, isTicked: true })), [inPage]);

  useEffect(() => {
    if (ticked !== NONE) keepTicks(kind, rows, chosen);
  }, [ticked, kind, rows, chosen]);

  return (
    <TicksContext value={context}>
      {children}
      {chosen.length > 0 && (
        <Tray
          kind={kind}
          own={own}
          chosen={chosen}
          isFull={ticked.refused !== undefined}
          onRemove={(id) => tick({ id, isTicked: false })}
        />
      )}
    </TicksContext>
  );
}
