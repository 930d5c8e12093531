import { addressed } from '../../model';
import type { TableCell } from '../../parse/mdxFacts';
import type { Report, Rule } from '../rule';
import { MONTHS_IN_YEAR } from '../../../lib/unitSizes';
import { digitsOf, isSlip, numbersIn } from './writtenNumbers';

/** How many digits of a number make it no chance that rows agree; of a sum, one fewer. */
const TELLING_DIGITS = 4;

interface Cell extends TableCell {
  /** Rupees; undefined where it holds other words, a range or nothing */
  readonly rupees: number | undefined;
}

/** Rows of a table that do not add up as its other columns do, or as their name says, and columns that differ in one row alone. */
export const tableSums: Rule = (site, report) => {
  for (const { path, tables } of addressed(site)) {
    for (const table of tables) {
      const rows = table.rows.map((cells) => cells.map((cell): Cell => ({ ...cell, rupees: rupeesOf(cell) })));
      checkTotals(rows, path, report);
      checkColumns(rows, path, report);
    }
  }
};

/** "₹1,20,000", "nil" and "₹644 lost" are sums; "₹45,58,651 (40%)" and "10 to 12" are none. */
function rupeesOf({ words }: TableCell): number | undefined {
  if (/^(?:nil|none)$/iu.test(words)) return 0;
  const sum = /^(?:about )?(?<sum>₹[\d,.]+(?: lakh| crore)?)(?<way> lost| gained)?$/u.exec(words)?.groups;
  const [number] = numbersIn(sum?.['sum'] ?? '');
  if (!number) return undefined;
  return sum?.['way'] === ' lost' ? -number.value : number.value;
}

function checkTotals(rows: readonly (readonly Cell[])[], path: string, report: Report): void {
  for (const [last, total] of rows.entries()) {
    const columns = total.flatMap(({ rupees }, column) => (rupees === undefined ? [] : [column]));
    // The rows that it adds up are all those above, or the nearest of them.
    const blocks = rows.slice(0, Math.max(0, last - 1)).map((_, first) => rows.slice(first, last));
    const wrongIn = blocks.map((block) => columns.filter((column) => addsUp(block, total, column) === false));
    const rightIn = blocks.map((block) => columns.filter((column) => addsUp(block, total, column) === true));
    if (rightIn.some((right, index) => right.length > 0 && wrongIn[index]?.length === 0)) continue;
    const isTelling = (column: number): boolean => digitsOf(total[column]?.rupees ?? 0) >= TELLING_DIGITS - 1;
    const odd = wrongIn.find((wrong, index) => wrong.length === 1 && rightIn[index]?.some(isTelling));
    const isTotal = /^total\b/iu.test(total[0]?.words ?? '') && rightIn.every((right) => right.length === 0);
    const wrong = odd ?? (isTotal ? wrongIn[0] : undefined) ?? [];
    for (const column of wrong) {
      const cell = total[column];
      if (!cell) continue;
      const message = 'the rows above come to another sum; add them up again';
      report({ path, line: cell.line, column: cell.column, found: JSON.stringify(cell.words), message });
    }
  }
}

/** Whether a cell is the sum of those above it; undefined where this cannot be known. "Less: …" is taken off. */
function addsUp(block: readonly (readonly Cell[])[], total: readonly Cell[], column: number): boolean | undefined {
  const parts = block.map((row) => {
    const rupees = row[column]?.rupees;
    return rupees === undefined ? undefined : rupees * (/^less\b/iu.test(row[0]?.words ?? '') ? -1 : 1);
  });
  const sum = total[column]?.rupees;
  if (sum === undefined || parts.some((part) => part === undefined)) return undefined;
  if (parts.filter((part) => part !== 0).length < 2) return undefined;
  return Math.abs(parts.reduce<number>((all, part = 0) => all + part, 0) - sum) <= block.length / 2;
}

/** Two columns whose sum or difference is the same in all rows but one: what was paid in, what a fee takes, what is left of a whole. */
function checkColumns(rows: readonly (readonly Cell[])[], path: string, report: Report): void {
  const width = Math.max(0, ...rows.map((row) => row.length));
  for (let right = 2; right < width; right += 1) {
    for (let left = 1; left < right; left += 1) {
      const pairs = rows.flatMap((row): readonly Pair[] => {
        const [name, one, other] = [row[0], row[left], row[right]];
        if (one?.rupees === undefined || other?.rupees === undefined) return [];
        const months = monthsOf(name?.words);
        return [{ cell: other, beside: one.words, one: one.rupees, other: other.rupees, months }];
      });
      const odd = ways.map((way) => oddOneOut(pairs, way)).find((pair) => pair !== undefined);
      if (!odd) continue;
      const message = `with "${odd.beside}" of its row it comes to another number than in the other rows; work both out again`;
      report({ path, line: odd.cell.line, column: odd.cell.column, found: JSON.stringify(odd.cell.words), message });
    }
  }
}

interface Pair {
  readonly cell: Cell;
  /** The other cell of the row, as it is written */
  readonly beside: string;
  readonly one: number;
  readonly other: number;
  /** Not a number for a row without a tenure */
  readonly months: number;
}

/** What two columns may come to in each row, and what either would be if they did. */
interface Way {
  readonly together: (pair: Pair) => number;
  readonly meantOne: (pair: Pair, usual: number) => number;
  readonly meantOther: (pair: Pair, usual: number) => number;
}

const ways: readonly Way[] = [
  {
    together: ({ one, other }) => one + other,
    meantOne: ({ other }, usual) => usual - other,
    meantOther: ({ one }, usual) => usual - one,
  },
  {
    together: ({ one, other }) => one - other,
    meantOne: ({ other }, usual) => usual + other,
    meantOther: ({ one }, usual) => one - usual,
  },
  // All instalments without the interest are the loan.
  {
    together: ({ one, other, months }) => one * months - other,
    meantOne: ({ other, months }, usual) => (usual + other) / months,
    meantOther: ({ one, months }, usual) => one * months - usual,
  },
];

/** The months of a row that is named by a tenure, "5 years"; not a number for others. */
const monthsOf = (words = ''): number => Number(/^(\d+) years?$/u.exec(words)?.[1] ?? Number.NaN) * MONTHS_IN_YEAR;

/** The one row that comes to something else than all others, if it looks like a slip. */
function oddOneOut(pairs: readonly Pair[], { together, meantOne, meantOther }: Way): Pair | undefined {
  const results = pairs.map(together);
  const usual = results.find((result, index) => results.some((other, at) => at !== index && isSame(result, other)));
  const odd = pairs.filter((_, index) => !isSame(results[index] ?? 0, usual ?? 0));
  const [one] = odd;
  if (usual === undefined || usual === 0 || odd.length !== 1 || !one) return undefined;
  // Rows that are alike agree by themselves, and so do round numbers.
  const others = pairs.filter((pair) => pair !== one);
  if (new Set(others.map((pair) => pair.one)).size < 2 || others.every((pair) => digitsOf(pair.one) < TELLING_DIGITS))
    return undefined;
  return isSlip(one.other, meantOther(one, usual)) || isSlip(one.one, meantOne(one, usual)) ? one : undefined;
}

const isSame = (one: number, other: number): boolean => Math.abs(one - other) <= 1;
