import { useMemo, type ReactNode } from 'react';
import type { ComparedListId } from '../content/listCatalogue';
import NewTab from '../ui/NewTab';
import type { ComparedDocument, ComparedRow, Comparison } from '../machines/compare/comparison';
import { listFields, listLead } from '../machines/compare/listFields';
import { useHashState, type HashFields } from '../machines/fields/hooks/useHashState';
import { NOT_ASKED, type Field } from '../machines/compare/arrange';
import type { OwnOffer } from '../machines/list/rows';
import { OWN_COLUMN, type CountedRows } from './countedRows';
import { useUnread } from './listIn';
import SideBySide from './SideBySide';
import { useColumns } from './useColumns';
import * as words from './messages.en';

export interface ListSideBySideProps {
  readonly kind: ComparedListId;
  readonly comparison: Comparison;
  /** Rows for the default comparison, in order; by default those of the list */
  readonly example?: readonly ComparedRow[];
  /** Names of the list's numbers in the address */
  readonly names?: readonly string[];
  /** Values in the address that no field of the list accepts */
  readonly refused?: readonly { readonly text: string }[];
  /** The list's calculation for the visitor's numbers, if any */
  readonly counted?: (rows: readonly ComparedRow[]) => CountedRows | undefined;
  /** Where the list has fields for the visitor's own offer: those, and what takes it out of the comparison */
  readonly offer?:
    | {
        readonly fields: ReactNode;
        readonly isEntered: boolean;
        readonly onRemove: () => void;
        /** Which field of the list is its rate */
        readonly rateField: number | undefined;
      }
    | undefined;
}

/** What a list says of its rows, after the visitor's own offer, of which it knows the rate. */
function listFieldsWith(
  ownOffer: OwnOffer | undefined,
  rateField: number | undefined,
  fields: readonly Field[],
): readonly Field[] {
  if (!ownOffer) return fields;
  const { text, range } = ownOffer.figures[0];
  return fields.map((field, index) => {
    // Rates are ranked only where those of the list are.
    const isRanked = field.values.some(({ number }) => number !== undefined);
    const value = index === rateField ? { text, ...(isRanked && { number: range?.least }) } : { text: NOT_ASKED };
    return { ...field, values: [value, ...field.values] };
  });
}

/** Whether any row has what the field is about: of their notes, most lists have few. */
function saysSomething({ values }: Field): boolean {
  return values.some(({ text }) => text !== words.noNote && text !== NOT_ASKED);
}

/** Whether a whole text says more than the same field in short. */
function saysMore({ values, isDetail }: Field, fields: readonly Field[]): boolean {
  if (!isDetail) return true;
  return !fields.some(
    (other) => !other.isDetail && values.every(({ text }, index) => text === other.values[index]?.text),
  );
}

/** A document behind a column, with its dates. */
function SourceLink({ name, address, dates }: ComparedDocument): ReactNode {
  return (
    <p>
      <a href={address} target="_blank" rel="noopener noreferrer" data-island-plain>
        {name}
        <NewTab />
      </a>
      , {dates}
    </p>
  );
}

type Settings = Readonly<Record<string, string>>;

/** Up to four rows of a list side by side, with the facts that the list shows. By default its first three. */
export default function ListSideBySide({
  kind,
  comparison,
  example = comparison.rows,
  names = [],
  refused = [],
  counted,
  offer,
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
  const unread = useUnread(kind, names);
  const { chosen, isExample, leftOut, onRemove, ...adding } = useColumns({
    text: values[kind] ?? '',
    rows,
    example,
    refused: [...refused, ...unread],
    taken: offer?.isEntered ? 1 : 0,
    write: (text) => change({ [kind]: text }),
  });
  const sums = counted?.(chosen);
  const ownOffer = sums?.ownOffer;
  const listed = listFieldsWith(ownOffer, offer?.rateField, listFields(comparison, chosen));
  const isInSums = (index: number): boolean => sums !== undefined && comparison.inSums?.includes(index) === true;

  return (
    <SideBySide
      kind={kind}
      back={sums ? words.changeNumbers : words.backToList}
      lead={sums?.lead ?? listLead(comparison, chosen)}
      leftOut={leftOut}
      notes={[...(isExample ? [words.ourExample] : []), ...(sums?.notes ?? []), ...comparison.notes]}
      columns={[...(ownOffer ? [{ id: OWN_COLUMN, name: ownOffer.name, shortName: ownOffer.name }] : []), ...chosen]}
      fields={[
        ...(sums?.fields ?? []),
        ...listed.filter((field, index) => !isInSums(index) && saysSomething(field) && saysMore(field, listed)),
      ]}
      published={listed.filter((_field, index) => isInSums(index))}
      sources={[
        ...(ownOffer ? [words.ownSource] : []),
        ...chosen.map((row) =>
          row.documents.map((id) => {
            const document = documents[id];
            return document && <SourceLink key={id} {...document} />;
          }),
        ),
      ]}
      tiePoints={comparison.order?.tiePoints}
      offer={offer?.fields}
      onRemove={(id) => (id === OWN_COLUMN ? offer?.onRemove() : onRemove(id))}
      {...adding}
    />
  );
}
