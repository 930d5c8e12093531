/** @jest-environment node */
import path from 'node:path';
import { readContent } from './cli/readContent';
import { readTree } from './cli/readTree';
import { dataFolderOf, exampleOf } from './exampleFiles';
import { validateMdxFile } from './mdx/validateMdxFile';
import { todayInIndia } from '../content/today';
import { validateTree } from './tree/validateTree';
import { formatProblem } from './problem';
import { vocabulary } from '../content/schemas/mdxComponents';

const root = path.resolve(__dirname, '../..');
const examples = readContent(root, /\.mdx$/).filter((file) => exampleOf(file.path) !== undefined);

test.each([
  ['src/content/examples/_Hero.mdx', 'Hero'],
  ['src/content/examples/credit-cards/_CardList.mdx', 'CardList'],
  ['src/content/examples/Hero.mdx', undefined],
  ['src/content/examples/_hero.mdx', undefined],
  ['docs/_Hero.mdx', undefined],
])('%s is the example of %p', (file, component) => {
  expect(exampleOf(file)).toBe(component);
});

test.each([
  ['src/content/examples', 'docs'],
  ['src/content/examples/credit-cards', 'docs/credit-cards'],
  ['src/content/examplesOf', 'src/content/examplesOf'],
  ['docs/investments', 'docs/investments'],
])('what stands in %s shows data of %s', (folder, expected) => {
  expect(dataFolderOf(folder)).toBe(expected);
});

test('every component of the vocabulary has one example, and there is no other', () => {
  const shown = examples.map((file) => exampleOf(file.path));
  expect(shown.sort()).toEqual(Object.keys(vocabulary).sort());
});

test.each(examples.map((file) => [file.path, file.text]))(
  '%s uses the component that it is named after',
  (file, text) => {
    expect(text).toMatch(new RegExp(`^ *<${exampleOf(file)}\\b|\\S <${exampleOf(file)} `, 'm'));
  },
);

test('the examples are held to the rules of content, links and all', () => {
  const inExamples = validateTree(readTree(root), todayInIndia()).filter(({ path: file }) => exampleOf(file));
  expect(inExamples.map(formatProblem)).toEqual([]);
});

describe('an example', () => {
  const problemsOf = (text: string, file = 'src/content/examples/_DataTable.mdx'): string[] =>
    validateMdxFile({
      path: file,
      text,
      figureIds: [],
      today: '2026-11-21',
      dataFiles: new Map([
        ['docs/home-loans.yml', 'home-loan-offers'],
        ['docs/credit-cards/cashback.yml', 'card-listings'],
      ]),
    }).map(formatProblem);
  const table = (from: string): string => `import rows from '${from}'\n\n<DataTable data={rows} caption="Offers" />\n`;

  it('may show the data of any page in the folder that it stands for', () => {
    expect(problemsOf(table('./home-loans.yml'))).toEqual([]);
    const cards = "import rows from './cashback.yml'\n\n<CardList data={rows} />\n";
    expect(problemsOf(cards, 'src/content/examples/credit-cards/_CardList.mdx')).toEqual([]);
  });

  it.each([
    ['./car-loan.yml', 'found "docs/car-loan.yml"; there is no such data file'],
    ['../home-loans.yml', 'found "../home-loans.yml"; import only "./home-loans.yml" or a partial'],
    ['@site/src/site', 'found "@site/src/site"; import only "./home-loans.yml"'],
  ])('may not import %s', (from, message) => {
    expect(problemsOf(table(from))).toContainEqual(expect.stringContaining(message));
  });

  it('may not show rows of a kind that the component does not know', () => {
    const cards = table('./cashback.yml');
    expect(problemsOf(cards, 'src/content/examples/credit-cards/_DataTable.mdx')).toContainEqual(
      expect.stringContaining('found rows of kind "card-listings"'),
    );
  });
});
