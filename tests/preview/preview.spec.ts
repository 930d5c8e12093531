/** What an editor sees who runs `npm start`. The other browser tests look at the production build. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { componentNames, vocabulary } from '../../src/content/schemas/mdxComponents';
import { calculatorOf, expectResult } from '../e2e/support/calculator';
import { sample } from '../support/sample';
import { COMPILED, complaintsOf, expect, test } from './preview';

/**
 * Changes a file as an editor does, by replacing the first match of `from`.
 * @returns a function that puts the file back as it was
 */
async function edit(file: string, from: string | RegExp, to: string): Promise<() => Promise<void>> {
  const text = await readFile(file, 'utf8');
  const edited = text.replace(from, to);
  if (edited === text) throw new Error(`${file} has no “${from}” any more; this test has to change something else.`);
  await writeFile(file, edited);
  return () => writeFile(file, text);
}

test('a calculator answers, and no page complains', async ({ page, preview }) => {
  const complaints = complaintsOf(page);
  await page.goto(`${preview.url}/home-loans`);
  const calculator = calculatorOf(page);
  await calculator.text('Interest rate').fill('9', COMPILED);
  await expectResult(calculator, '44,986', '1,07,96,640', '57,96,640');
  for (const route of sample(['/', '/blog', '/figures', '/credit-cards/fuel'], 1, 'pages of the preview')) {
    await page.goto(preview.url + route);
    await expect(page.getByRole('heading', { level: 1 }).first(), route).toBeVisible(COMPILED);
  }
  expect(complaints).toEqual([]);
});

test('a page that a link leads to works as one that was opened', async ({ page, preview }) => {
  await page.goto(`${preview.url}/figures`);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Glossary' }).click(COMPILED);
  await expect(page.getByRole('heading', { level: 1, name: /^Glossary/ })).toBeVisible(COMPILED);
  const term = page.locator('#principal');
  await expect(term).toBeVisible();
  await page.getByRole('searchbox', { name: 'Find a word' }).fill('repo rate');
  await expect(term).toBeHidden(COMPILED);
});

test('every component shows its example, and none complains', async ({ page, preview }) => {
  const complaints = complaintsOf(page);
  await page.goto(`${preview.url}/components`);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'Components' })).toBeVisible(COMPILED);
  for (const name of componentNames)
    await expect(main.getByRole('heading', { level: 3, name, exact: true }), name).toBeVisible();
  const sources = await main.getByRole('region', { name: 'Code, mdx' }).allTextContents();
  const examples = new Set(Object.values(vocabulary).map(({ example }) => example));
  expect(sources.map((source) => source.trimEnd())).toEqual([...examples]);
  expect(complaints).toEqual([]);
});

test('an edit of an article shows without a reload', async ({ page, preview }) => {
  const articles = path.join(preview.site, 'blog');
  const [article] = (await readdir(articles)).filter((name) => /^[^_].*\.mdx$/.test(name)).sort();
  const sentence = 'This sentence was added while the page was open.';
  await page.goto(`${preview.url}/blog/${path.parse(article!).name}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible(COMPILED);
  // The first visit may find the site being compiled, and the dev server then reloads the page when it is done.
  await page.waitForLoadState('networkidle');
  await page.reload();
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible(COMPILED);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  const undo = await edit(path.join(articles, article!), /$/, `\n${sentence}\n`);
  await expect(main).toContainText(sentence, COMPILED);
  await undo();
  await expect(main).not.toContainText(sentence, COMPILED);
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

test('a mistake in data is named with its file, line, field and remedy, and forgotten when it is mended', async ({
  page,
  preview,
}) => {
  await page.goto(`${preview.url}/gold-loan`);
  const offers = page.getByRole('main').getByRole('heading', { level: 3 }).first();
  await expect(offers).toBeVisible(COMPILED);
  const undo = await edit(path.join(preview.site, 'docs/gold-loan.yml'), '    ltv: ', '    ltw: ');
  const problem = page.frameLocator('iframe').getByText(/docs\/gold-loan\.yml:\d+:5/);
  await expect(problem.first()).toContainText('found the unknown field "ltw"; did you mean "ltv"?', COMPILED);
  await undo();
  await expect(page.locator('iframe')).toHaveCount(0, COMPILED);
  await expect(offers).toBeVisible();
});
