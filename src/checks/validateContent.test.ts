/** @jest-environment node */
import { validateContent } from './validateContent';
import { formatProblem } from './problem';

const figures = {
  path: 'src/content/figures.yml',
  text: `kind: figures
rows:
  - id: ppf-rate
    label: PPF interest rate
    periods: [{ value: 7.1%, source: { name: National Savings Institute } }]
    checked: 2026-11-21
    reviewEveryDays: 92
`,
};

function page(path: string, title: string, description: string, body: string) {
  return { path, text: `---\ntitle: ${title}\ndescription: ${description}\nreviewed: 2026-11-21\n---\n\n${body}\n` };
}

const first = page(
  'docs/ppf.mdx',
  'Public Provident Fund, explained',
  `${'A long first line. '.repeat(6)}End here.`,
  '<Figure id="ppf-rate" />',
);
const second = page(
  'docs/nsc.mdx',
  'National Savings Certificate',
  `${'Another long line. '.repeat(6)}End here.`,
  'Text',
);

function messages(...files: { path: string; text: string }[]): string[] {
  return validateContent(files, '2026-11-21').map(formatProblem);
}

describe('validateContent', () => {
  it('knows the figures of the registry', () => {
    expect(messages(figures, first, second)).toEqual([]);
    expect(messages(first)).toEqual([
      expect.stringContaining('docs/ppf.mdx:7:9  <Figure> id: found "ppf-rate"; there is no figure'),
    ]);
  });

  it('refuses two pages with one title', () => {
    const twin = {
      ...second,
      text: second.text.replace('National Savings Certificate', '"Public Provident Fund, explained"'),
    };
    expect(messages(figures, first, twin)).toEqual([
      'docs/nsc.mdx:2:1  title: docs/ppf.mdx has the same one; write one that tells the two pages apart',
    ]);
  });

  it('refuses other endings', () => {
    expect(messages({ ...figures, path: 'src/content/figures.yaml' })).toEqual([
      'src/content/figures.yaml:1:1  name the file .yml, as all data files are named',
    ]);
    expect(messages({ path: 'docs/_notes.md', text: 'Text\n' })).toEqual([
      'docs/_notes.md:1:1  name the file .mdx, as all pages are named',
    ]);
  });
});
