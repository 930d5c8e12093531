import { readFileSync } from 'node:fs';
import { sample } from '@site/tests/support/sample';
import { parse, stringify } from 'yaml';
import registry from '@site/src/content/figures.yml';
import * as fc from '@site/tests/unit/properties';
import { dataOf } from '../build/content/loadDataFile';
import { readSite } from '../checks/model';
import { figureValues } from '../content/figureValues';
import { listCatalogue, listIds, type ListId } from '../content/listCatalogue';
import type { ListingFile } from '../content/schemas';
import type { AnyList, ListAnswer } from '../machines/list/definition';
import { rowsOf, type OfferRow } from '../machines/list/rows';

/** What is held back is in no ranking, count or sentence: a property of every list, tried by holding rows of its files. */

const REASON = 'It is being compared with its document.';

const someLists = (salt: string) => sample(listIds, 2, salt);

const site = readSite(process.cwd());

/** The texts of files while a row of them is held. */
const mockEdited = new Map<string, string>();

jest.mock('../build/content/validData', () => {
  const actual = jest.requireActual<typeof import('../build/content/validData')>('../build/content/validData');
  return {
    ...actual,
    readText: (path: string) => {
      const text = mockEdited.get(path);
      return text === undefined ? actual.readText(path) : { path, text };
    },
  };
});

const textOf = (path: string): string => mockEdited.get(path) ?? readFileSync(path, 'utf8');

const dataFile = (path: string) => ({ __esModule: true, default: dataOf({ path, text: textOf(path) }) });

/** The files of a list, and those whose rows an editor holds: records of funds and cards, which lists name by their ids. */
function filesOf(id: ListId): { readonly lists: readonly string[]; readonly held: readonly string[] } {
  const { kind } = listCatalogue[id];
  const ofKind = (name: string) => site.data.filter((file) => file.kind === name).map(({ path }) => path);
  const held = { funds: ofKind('funds'), 'credit-cards': ofKind('cards') }[id as string];
  const lists = ofKind(kind);
  return held ? { lists: [...lists, ...held], held } : { lists, held: lists };
}

interface Shown {
  readonly heading: string;
  readonly answer: ListAnswer;
  readonly rows: readonly OfferRow[];
}

/** The list on its first page, loaded anew. */
function shown(id: ListId): Shown {
  let result: Shown | undefined;
  jest.isolateModules(() => {
    for (const path of filesOf(id).lists) jest.doMock(`@site/${path}`, () => dataFile(path));
    // oxlint-disable-next-line typescript/no-require-imports -- within isolateModules
    const { default: list } = require(`./${id}/index.ts`) as { readonly default: AnyList };
    result = list.show((definition) => {
      const answer = definition.answer(definition.defaults, figureValues(registry, list.figures));
      return { heading: definition.heading, answer, rows: rowsOf(answer.groups[0]) };
    });
  });
  return result!;
}

function hold(path: string, change: (file: { rows: object[]; hold?: string }) => void): void {
  const file = parse(readFileSync(path, 'utf8')) as { rows: object[] };
  change(file);
  mockEdited.set(path, stringify(file));
}

const holdRow = (path: string, index: number): void =>
  hold(path, ({ rows }) => {
    rows[index] = { ...rows[index], hold: REASON };
  });

beforeEach(() => {
  mockEdited.clear();
});

/** Every row of the files behind a list, by file and position. */
const places = (id: ListId) =>
  filesOf(id).held.flatMap((path) => {
    const { rows } = parse(readFileSync(path, 'utf8')) as { readonly rows: readonly object[] };
    return rows.map((row, index) => [path, index, row] as const);
  });

test.each(someLists('a held row'))(
  '%s: a held row is in no ranking, count or sentence, and every other row stays',
  (id) => {
    const before = shown(id);
    fc.assert(
      fc.property(fc.constantFrom(...places(id)), ([path, index]) => {
        mockEdited.clear();
        holdRow(path, index);
        const after = shown(id);
        const ids = new Set(after.rows.map((row) => row.id));
        const gone = before.rows.filter((row) => !ids.has(row.id));
        // A row of another page or another group changes nothing here.
        expect(gone.length).toBeLessThanOrEqual(1);
        expect(after.rows).toHaveLength(before.rows.length - gone.length);
        for (const { name } of gone) {
          const isPartOfOther = after.rows.some((row) => row.name.includes(name));
          if (!isPartOfOther) expect(after.answer.lead).not.toContain(name);
          if (/^\d/.test(before.heading)) expect(after.heading).toMatch(new RegExp(`^${after.rows.length} `));
        }
      }),
      { numRuns: 6 },
    );
  },
);

test.each(someLists('the first row'))('%s: the first row, held, is first no more', (id) => {
  const [first] = shown(id).answer.groups[0].ranked;
  const names = [first!.id, first!.name];
  // Two pages may have a list of the same kind, each with a row of the same lender.
  const itsRows = places(id).filter(([path, index, row]) => {
    if (Object.values(row).some((value) => names.includes(String(value)))) return true;
    holdRow(path, index);
    const { held } = dataOf({ path, text: textOf(path) }) as ListingFile;
    return held?.some((one) => one.row === first!.name);
  });
  const left = itsRows.map(([path, index]) => {
    mockEdited.clear();
    holdRow(path, index);
    return shown(id).rows.map((row) => row.id);
  });
  expect(left.some((ids) => !ids.includes(first!.id))).toBe(true);
});

test.each(someLists('a whole list'))('%s, held as a whole, ranks nothing and says so', (id) => {
  for (const path of filesOf(id).lists.filter((name) => name.startsWith('docs/')))
    hold(path, (file) => {
      file.hold = REASON;
    });
  const { answer, rows } = shown(id);
  expect(rows).toEqual([]);
  expect(answer.lead).toMatch(/held back/);
  expect(answer.result).toBeUndefined();
});
