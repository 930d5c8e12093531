import { useSyncExternalStore } from 'react';
import { chosenRows, type Chosen } from '../machines/compare/chosen';
import { leftOutSentence } from '../machines/fields/RefusedAddress/leftOut';
import { mostSideBySide } from '../machines/list/ticks/mostSideBySide';

interface Row {
  readonly id: string;
  readonly name: string;
}

interface Asked<Column extends Row> {
  /** What the address asks for */
  readonly text: string;
  /** Every row that can be compared */
  readonly rows: readonly Column[];
  /** The rows compared when none are chosen, best first */
  readonly example: readonly Column[];
  /** Other values in the address that are invalid */
  readonly refused: readonly { readonly text: string }[];
  /** Writes ids into the address */
  readonly write: (text: string) => void;
}

interface Columns<Column extends Row> {
  readonly chosen: readonly Column[];
  readonly isExample: boolean;
  /** What was left out of the address, in sentences */
  readonly leftOut: readonly string[];
  /** Rows that can be added, by name */
  readonly others: readonly Column[];
  readonly canAdd: boolean;
  readonly onAdd: (id: string) => void;
  readonly onRemove: (id: string) => void;
}

/** How many columns are shown when none are chosen. */
const EXAMPLE = 3;
/** The most columns an address may ask for: it may come from a wider screen and must show the same here. */
const MOST = 4;

const never = (): (() => void) => () => undefined;
/** How many columns one may add here; while the page hydrates, as many as the HTML has. */
const useMost = (): number => useSyncExternalStore(never, mostSideBySide, () => EXAMPLE);

function sentences({ unknown, tooMany }: Chosen<Row>, refused: Asked<Row>['refused']): readonly string[] {
  const texts = [...unknown, ...refused.map(({ text }) => text)];
  return [
    ...(texts.length > 0 ? [leftOutSentence(texts)] : []),
    ...(tooMany.length > 0
      ? [`Only ${MOST} fit side by side, so ${tooMany.map(({ name }) => name).join(', ')} was left out.`]
      : []),
  ];
}

/** The columns that an address asks for, and how they change. */
export function useColumns<Column extends Row>(asked: Asked<Column>): Columns<Column> {
  const { text, rows, example, refused, write } = asked;
  const most = useMost();
  const found = chosenRows(text, rows, MOST);
  const isExample = found.rows.length === 0;
  const chosen = isExample ? example.slice(0, EXAMPLE) : found.rows;
  const others = rows.filter((row) => !chosen.includes(row));
  const choose = (next: readonly Column[]): void => write(next.map(({ id }) => id).join(','));
  return {
    chosen,
    isExample,
    leftOut: sentences(found, refused),
    others: [...others].sort((a, b) => a.name.localeCompare(b.name, 'en-IN')),
    canAdd: chosen.length < most && others.length > 0,
    onAdd: (id) => choose([...chosen, ...others.filter((other) => other.id === id)]),
    onRemove: (id) => choose(chosen.filter((one) => one.id !== id)),
  };
}
