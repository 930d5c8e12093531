import { useContext, useLayoutEffect, useState, type ReactNode } from 'react';
import { faceOf } from '../../compare/face';
import { useTurns } from '../../fields/hooks/useTurns';
import Ticks from '../ticks/Ticks';
import { boxLabel, TicksContext, type Candidate } from '../ticks/TicksContext';

interface TickedRowsProps {
  /** Name of the list in addresses and on its checkboxes */
  readonly kind: string;
  /** The list, with a `TickBox` in each row; in a browser it is already in the page */
  readonly children?: ReactNode;
}

function boxesIn(place: ParentNode, kind: string): readonly HTMLInputElement[] {
  return [...place.querySelectorAll<HTMLInputElement>(`input[name="${kind}"]`)];
}

function candidateOf({ value, labels }: HTMLInputElement): Candidate {
  const name = (labels?.[0]?.textContent ?? '').slice(boxLabel({ name: '' }).length);
  return { id: value, name, ...faceOf(name) };
}

/** The list's original HTML: React leaves the rows alone and handles their checkboxes. */
function Rows({ kind, children }: TickedRowsProps): ReactNode {
  const { ids, tick } = useContext(TicksContext);
  const turns = useTurns<HTMLDivElement>(({ control, type, text }) => {
    if (type === 'input' && control instanceof HTMLInputElement && control.name === kind)
      tick({ id: control.value, isTicked: text === '1' });
  });
  const list = turns.ref;

  useLayoutEffect(() => {
    if (!list.current) return;
    for (const box of boxesIn(list.current, kind)) box.checked = ids.includes(box.value);
  });

  return (
    <div
      data-island-plain
      {...turns}
      suppressHydrationWarning
      {...(children === undefined ? { dangerouslySetInnerHTML: { __html: '' } } : { children })}
    />
  );
}

/** Makes the checkboxes of a plain HTML list work, with the tray below it. Fetched with the first tick. */
export default function TickedRows({ kind, children }: TickedRowsProps): ReactNode {
  const [rows] = useState(() => (typeof document === 'undefined' ? [] : boxesIn(document, kind).map(candidateOf)));
  return (
    <Ticks kind={kind} rows={rows}>
      <Rows kind={kind}>{children}</Rows>
    </Ticks>
  );
}
