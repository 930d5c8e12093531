/** @jest-environment node */
import { reviewedItems } from './reviewedItems';

const figures = `kind: figures
rows:
  - { id: ppf-rate, label: PPF interest rate, periods: [], checked: 2025-06-30, reviewEveryDays: 90 }
`;

const files = [
  { path: 'docs/a.mdx', text: '---\ntitle: Page A\n---\n\nimport rows from \'./a.yml\'\n\n<Figure id="ppf-rate" />\n' },
  { path: 'docs/a.yml', text: 'kind: fd-rates\nchecked: 2025-06-01\nreviewEveryDays: 30\nrows: []\n' },
  { path: 'docs/broken.yml', text: 'kind: [\n' },
  { path: 'docs/undated.yml', text: 'kind: fd-rates\nchecked: last summer\nreviewEveryDays: 30\n' },
  { path: 'src/content/figures.yml', text: figures },
  { path: 'src/content/home-products.yml', text: 'kind: home-products\nrows: []\n' },
];

test('lists data files and figures with their dates and pages', () => {
  const pages = [{ title: 'Page A', path: '/a' }];
  expect(reviewedItems(files).items).toEqual([
    { name: 'docs/a.yml', checked: '2025-06-01', reviewEveryDays: 30, pages },
    { name: 'figure ppf-rate', checked: '2025-06-30', reviewEveryDays: 90, pages },
  ]);
});

test('says which files could not be read', () => {
  expect(reviewedItems(files).unreadable).toEqual(['docs/broken.yml', 'docs/undated.yml']);
});
