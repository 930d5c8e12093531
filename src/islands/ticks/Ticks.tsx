import { useEffect, useMemo, useReducer, useState, type ComponentType, type ReactNode } from 'react';
import type { TrayProps } from './Tray';
import { keepTicks } from './keptTicks';
import { mostSideBySide } from './mostSideBySide';
import { TicksContext, type Candidate } from './TicksContext';

interface Props {
  /** The kind of list: its name in addresses and on the boxes, such as "home-loans" */
  readonly kind: string;
  /** Every row that can be ticked */
  readonly rows: readonly Candidate[];
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

/** The tray, which comes with the first tick; where it does not come, the next tick asks again. */
function useTray(ids: readonly string[]): { readonly Tray: ComponentType<TrayProps> } | undefined {
  const [tray, setTray] = useState<{ readonly Tray: ComponentType<TrayProps> }>();
  useEffect(() => {
    if (tray || ids.length === 0) return;
    import('./Tray').then(
      ({ default: Tray }) => setTray({ Tray }),
      () => undefined,
    );
  }, [tray, ids]);
  return tray;
}

/** A list whose rows can be ticked, and below it the tray that leads to those rows side by side. */
export default function Ticks({ kind, rows, children }: Props): ReactNode {
  const [ticked, tick] = useReducer(afterTick, NONE);
  const tray = useTray(ticked.ids);
  const chosen = useMemo(() => ticked.ids.flatMap((id) => rows.find((row) => row.id === id) ?? []), [ticked.ids, rows]);
  const context = useMemo(() => ({ ids: ticked.ids, kind, tick }), [ticked, kind]);

  useEffect(() => {
    if (ticked !== NONE) keepTicks(kind, rows, chosen);
  }, [ticked, kind, rows, chosen]);

  return (
    <TicksContext value={context}>
      {children}
      {tray && chosen.length > 0 && (
        <tray.Tray
          kind={kind}
          chosen={chosen}
          isFull={ticked.refused !== undefined}
          onRemove={(id) => tick({ id, isTicked: false })}
        />
      )}
    </TicksContext>
  );
}
