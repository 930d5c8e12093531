/** @jest-environment node */
import path from 'node:path';
import { assertValidMdx } from './assertValidMdx';
import { loadDataFile } from './loadDataFile';

/** What stops a build: the functions that the bundler and Docusaurus call for each data file, page and article. */

const rows = `kind: fd-rates
asOf: 2025-06
checked: 2025-06-30
reviewEveryDays: 90
chosen: Two banks that a test made up.
order: { by: interestRate, first: highest }
rows:
  - bank: First Bank
    interestRate: 7.25%
    tenure: 18 months
    seniorCitizenRate: 7.75%
  - bank: Second Bank
    interestRate: 7.00%
    tenure: 24 months
    seniorCitizenRate: 7.50%
`;

const page = `---
title: Fixed deposits compared by their rates
description: Compare fixed deposits by rate and tenure, learn what a senior citizen earns, and see what the tax leaves of it all.
reviewed: 2025-06-30
---

<Note title="Insured up to a limit">Ask the bank.</Note>
`;

function edited(text: string, from: string, to: string): string {
  expect(text.split(from)).toHaveLength(2);
  return text.replace(from, to);
}

/** What a build would print, which must be a message alone. */
async function failure(load: () => unknown): Promise<string> {
  try {
    await load();
  } catch (error) {
    expect(error).toMatchObject({ name: 'ContentError', stack: '' });
    return (error as Error).message;
  }
  throw new Error('nothing was thrown');
}

const loadRows = (text: string) => loadDataFile(path.resolve('docs/deposits.yml'), text);
const loadPage = (text: string) => assertValidMdx('docs/deposits.mdx', text);

test('the samples themselves load', async () => {
  expect(loadRows(rows)).toMatchObject({ kind: 'fd-rates' });
  await expect(loadPage(page)).resolves.toBeUndefined();
});

test.each([
  [
    'a rate in another form',
    edited(rows, '7.00%', '7%'),
    'docs/deposits.yml:13:19  entry "Second Bank", interestRate: found "7%"; write a percentage such as "8.50%" or a range "8.50% - 9.10%" or "10.49% onwards"',
  ],
  [
    'a mistyped field',
    edited(rows, 'tenure: 24', 'tenor: 24'),
    'docs/deposits.yml:14:5  entry "Second Bank", tenor: found the unknown field "tenor"; did you mean "tenure"?',
  ],
  [
    'a tab',
    edited(rows, '    tenure: 24', '\ttenure: 24'),
    'docs/deposits.yml:14:1  found a tab; write spaces at the beginning of the line, two for each level',
  ],
  [
    'rows out of order',
    edited(rows, '7.00%', '7.30%'),
    'docs/deposits.yml:13:19  entry "Second Bank", interestRate: found "7.30%"; the order says interestRate, the highest first; move this entry above "First Bank" (7.25%)',
  ],
])('a build stops at a data file with %s', async (_mistake, text, message) => {
  expect(await failure(() => loadRows(text))).toBe(message);
});

test.each([
  [
    'a tag that is never closed',
    edited(page, '</Note>', ''),
    'docs/deposits.mdx:7:1  <Note> is never closed; write </Note> after it',
  ],
  [
    'a figure that is not there',
    edited(page, 'Ask the bank.', 'Up to <Figure id="deposit-insurence" />'),
    'docs/deposits.mdx:7:51  <Figure> id: found "deposit-insurence"; there is no figure "deposit-insurence"; did you mean "deposit-insurance"?',
  ],
  [
    'a title that is too short',
    edited(page, 'title: Fixed deposits compared by their rates', 'title: Deposits'),
    'docs/deposits.mdx:2:8  title: found "Deposits"; write one line of 25 to 60 characters',
  ],
])('a build stops at a page with %s', async (_mistake, text, message) => {
  expect(await failure(() => loadPage(text))).toBe(message);
});
