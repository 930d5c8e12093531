import { parseDepositSlab, slabOn, type DepositSlab } from '../../lib/quantities/depositSlab';
import { formatRate } from '../../lib/quantities/percent';
import { slabOf } from '../../lib/quantities/slab';
import { exactly } from '../../lib/quantities/span';
import type { Passage } from '../extracting/passage';
import type { SourceFinding } from '../finding';
import type { QuotedValue } from '../watched/quotedValue';
import { isAt } from './anchor';
import { contextOf } from './context';
import type { Sighting } from './look';
import { shortened } from './excerpt';
import type { ReadPage } from './page';

/** Lines of a bank's table of deposits that pay another rate than its card of ours for their tenure: special tenures that are new, and parted slabs. */
export function newTenures(page: ReadPage | undefined, sightings: ReadonlyMap<QuotedValue, Sighting>): SourceFinding[] {
  if (!page) return [];
  const lines = [...sightings].filter(([{ citing }, { verdict }]) => citing !== undefined && verdict !== 'gone');
  const banks = new Map<string, typeof lines>();
  for (const line of lines) banks.set(line[0].subject, [...(banks.get(line[0].subject) ?? []), line]);
  return [...banks.values()].flatMap((ofBank) => unlikeCard(page, ofBank));
}

function unlikeCard(page: ReadPage, lines: readonly (readonly [QuotedValue, Sighting])[]): SourceFinding[] {
  const [first] = lines;
  if (!first) return [];
  const { file, row, meaning } = first[0];
  const isRead = (passage: Passage): boolean =>
    lines.some(
      ([
        ,
        {
          anchors: [anchor],
        },
      ]) => anchor !== undefined && isAt(anchor, passage) === 2,
    );
  const columnOf = ({ table, column, headings }: Passage): string => JSON.stringify([table, column, headings]);
  const columns = new Set(page.passages.filter(isRead).map(columnOf));
  const slabs = lines.flatMap(
    ([{ path, text }, { now = text }]) => parseDepositSlab(String(path.at(-1)), now).value ?? [],
  );
  return page.passages.flatMap((passage): readonly SourceFinding[] => {
    if (passage.table === undefined || !columns.has(columnOf(passage)) || isRead(passage)) return [];
    if (contextOf(passage).seniors === true || meaning.not?.test(contextOf(passage).near) === true) return [];
    const percent = soleRate(passage);
    const ours = percent === undefined ? undefined : paidFor(passage.row, slabs);
    if (percent === undefined || ours === undefined || ours === percent) return [];
    const pays = (rate: number): string => formatRate(exactly(rate));
    return [
      {
        address: page.address,
        file,
        row,
        field: '',
        verdict: 'new',
        was: null,
        now: `${passage.row}: ${pays(percent)}, for which our card has ${pays(ours)}`,
        excerpt: shortened(`${passage.place}: ${passage.row} · ${passage.column} · ${passage.text}`),
      },
    ];
  });
}

/** The rate of a cell that holds nothing else, in percent a year. */
function soleRate({ quantities }: Passage): number | undefined {
  const [only] = quantities;
  return quantities.length === 1 && (only?.unit === 'percent' || only?.unit === 'count') ? only.value : undefined;
}

/** What a card pays for the middle of a tenure, in percent a year. */
function paidFor(tenure: string, slabs: readonly DepositSlab[]): number | undefined {
  const slab = slabOf(tenure);
  if (slab?.of !== 'days' || slab.to === Infinity) return undefined;
  return slabOn(slabs, Math.round((slab.from + slab.to) / 2), false)?.percent;
}
