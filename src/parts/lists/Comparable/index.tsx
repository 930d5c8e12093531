import type { ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import { englishPath } from '../../../content/locale';
import { comparedListOf } from '../../../content/listCatalogue';
import type { ListingKind } from '../../../content/schemas';
import { TickedRows } from '../../../machines/list/TickedRows';
import { TicksContext } from '../../../machines/list/ticks/TicksContext';

interface Props {
  readonly listing: ListingKind;
  /** The list, with a `TickBox` in each row */
  readonly children: ReactNode;
}

const nobody = { ids: [], tick: () => undefined };

/** Makes the rows of a list selectable for comparison, if they can be compared. */
export default function Comparable({ listing, children }: Props): ReactNode {
  const kind = comparedListOf(listing, englishPath(useLocation().pathname));
  if (kind === undefined) return children;
  return (
    <TickedRows kind={kind}>
      <TicksContext value={{ ...nobody, kind }}>{children}</TicksContext>
    </TickedRows>
  );
}
