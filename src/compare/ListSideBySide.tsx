import { useMemo, type ReactNode } from 'react';
import type { ComparedListId } from '../content/listCatalogue';
import type { ComparedRow, Comparison } from '../machines/compare/comparison';
import { listFields, listLead } from '../machines/compare/listFields';
import { useHashState, type HashFields } from '../machines/fields/hooks/useHashState';
import type { CountedRows } from './countedRows';
import SideBySide from './SideBySide';
import SourceLink from './SourceLink';
import { useColumns } from './useColumns';
import * as words from './messages.en';

export interface ListSideBySideProps {
  readonly kind: ComparedListId;
  readonly comparison: Comparison;
  /** Rows for the default comparison, in order; by default those of the list */
  readonly example?: readonly ComparedRow[];
  /** Values in the address that no field of the list accepts */
  readonly refused?: readonly { readonly text: string }[];
  /** The list's calculation for the visitor's numbers, if any */
  readonly counted?: (rows: readonly ComparedRow[]) => CountedRows | undefined;
}

type Settings = Readonly<Record<string, string>>;

/** Up to four rows of a list side by side, with the facts that the list shows. By default its first three. */
export default function ListSideBySide({
  kind,
  comparison,
  example = comparison.rows,
  refused = [],
  counted,
}: ListSideBySideProps): ReactNode {
  const { fields, defaults } = useMemo(
    () => ({
      fields: { [kind]: { read: (text) => text, write: String } } satisfies HashFields<Settings>,
      defaults: { [kind]: '' },
    }),
    [kind],
  );
  const { values, change } = useHashState<Settings>(fields, defaults);
  const { rows, documents } = comparison;
  const { chosen, isExample, leftOut, ...adding } = useColumns({
    text: values[kind] ?? '',
    rows,
    example,
    refused,
    write: (text) => change({ [kind]: text }),
  });
  const sums = counted?.(chosen);

  return (
    <SideBySide
      kind={kind}
      back={sums ? words.changeNumbers : words.backToList}
      lead={sums?.lead ?? listLead(comparison, chosen)}
      notes={[...(isExample ? [words.ourExample] : []), ...leftOut, ...comparison.notes, ...(sums?.notes ?? [])]}
      columns={chosen}
      fields={[...(sums?.fields ?? []), ...listFields(comparison, chosen)]}
      sources={chosen.map((row) =>
        row.documents.map((id) => {
          const document = documents[id];
          return document && <SourceLink key={id} {...document} />;
        }),
      )}
      {...adding}
    />
  );
}
