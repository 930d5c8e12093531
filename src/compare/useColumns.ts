import { useSyncExternalStore } from 'react';
import { chosenRows, type Chosen } from '../machines/compare/chosen';
import { leftOutSentence } from '../machines/fields/RefusedAddress/leftOut';
import { mostSideBySide } from '../machines/list/ticks/mostSideBySide';
import { byName } from '../lib/byName';
import * as words from './messages.en';

interface Row {
  readonly id: string;
  readonly name: string;
}

interface Asked<Column extends Row> {
  /** The ids in the address */
  readonly text: string;
  /** Every comparable row */
  readonly rows: readonly Column[];
  /** The default comparison, best first */
  readonly example: readonly Column[];
  /** Other invalid values in the address */
  readonly refused: readonly { readonly text: string }[];
  /** Columns that no row can have, such as that of the visitor's own offer */
  readonly taken: number;
  /** Writes ids into the address */
  readonly write: (text: string) => void;
}

interface Columns<Column extends Row> {
  readonly chosen: readonly Column[];
  readonly isExample: boolean;
  /** Ignored parts of the address, as sentences */
  readonly leftOut: readonly string[];
  /** Rows that can be added, by name */
  readonly others: readonly Column[];
  readonly canAdd: boolean;
  readonly onAdd: (id: string) => void;
  readonly onRemove: (id: string) => void;
}

/** Number of columns in the default comparison. */
const EXAMPLE = 3;
/** Maximum number of columns in an address, which may come from a wider screen and must show the same here. */
const MOST = 4;

const never = (): (() => void) => () => undefined;
/** Maximum number of columns that can be added here; during hydration, as many as in the HTML. */
const useMost = (): number => useSyncExternalStore(never, mostSideBySide, () => EXAMPLE);

function sentences({ unknown, tooMany }: Chosen<Row>, refused: Asked<Row>['refused'], most: number): readonly string[] {
  const texts = [...unknown, ...refused.map(({ text }) => text)];
  return [
    ...(texts.length > 0 ? [leftOutSentence(texts)] : []),
    ...(tooMany.length > 0
      ? [words.leftOut({ most: String(most), names: tooMany.map(({ name }) => name), count: tooMany.length })]
      : []),
  ];
}

/** The columns that an address names, and functions to change them. */
export function useColumns<Column extends Row>(asked: Asked<Column>): Columns<Column> {
  const { text, rows, example, refused, taken, write } = asked;
  const most = useMost() - taken;
  const found = chosenRows(text, rows, MOST - taken);
  const isExample = found.rows.length === 0;
  const chosen = isExample ? example.slice(0, EXAMPLE - taken) : found.rows;
  const others = rows.filter((row) => !chosen.includes(row));
  const choose = (next: readonly Column[]): void => write(next.map(({ id }) => id).join(','));
  return {
    chosen,
    isExample,
    leftOut: sentences(found, refused, MOST - taken),
    others: [...others].sort(byName),
    canAdd: chosen.length < most && others.length > 0,
    onAdd: (id) => choose([...chosen, ...others.filter((other) => other.id === id)]),
    onRemove: (id) => choose(chosen.filter((one) => one.id !== id)),
  };
}
