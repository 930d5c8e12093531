import { useEffect, useLayoutEffect, useMemo, useReducer, useState, type ReactNode } from 'react';
import { keepTicks, tickedInPage } from './keptTicks';
import { mostSideBySide } from './mostSideBySide';
import { TicksContext, type Candidate } from './TicksContext';
import Tray from './Tray';

interface Props {
  /** The kind of list: its name in addresses and on the checkboxes, such as "home-loans" */
  readonly kind: string;
  /** Every selectable row */
  readonly rows: readonly Candidate[];
  /** Defaults that differ on this page, by name in the address */
  readonly pageDefaults?: Readonly<Record<string, string>> | undefined;
  /** The list, with a `TickBox` in each row */
  readonly children: ReactNode;
}

interface Ticked {
  /** In the order of selection */
  readonly ids: readonly string[];
  /** The row that was refused, because no more fit side by side */
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

/** A list with selectable rows, and below it the tray that links to their comparison. */
export default function Ticks({ kind, rows, pageDefaults, children }: Props): ReactNode {
  const [ticked, tick] = useReducer(afterTick, NONE);
  const chosen = useMemo(() => ticked.ids.flatMap((id) => rows.find((row) => row.id === id) ?? []), [ticked.ids, rows]);
  // Before React resets the checkboxes to the original HTML.
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
          pageDefaults={pageDefaults}
          chosen={chosen}
          isFull={ticked.refused !== undefined}
          onRemove={(id) => tick({ id, isTicked: false })}
        />
      )}
    </TicksContext>
  );
}
