/** What the search says when something that it needs does not come. */
import { act, screen } from '@testing-library/react';
import {
  answer,
  comeBack,
  entryOf,
  field,
  host,
  importScript,
  prepare,
  readEntry,
  readSubjects,
  rest,
  search,
  show,
  titles,
  user,
} from '@site/tests/unit/fakeSearch';
import * as words from './messages.en';

function loseWords(): void {
  search.mockResolvedValue({ results: [] });
  readEntry.mockRejectedValue(new TypeError('offline'));
}

function loseFromNowOn(what: jest.Mock<Promise<unknown>, []>): void {
  search.mockRejectedValue(new Error('no index'));
  what.mockRejectedValue(new TypeError('offline'));
}

function loseTexts(): void {
  host.hasTexts = false;
}

const tryAgain = (): Promise<void> => user.click(screen.getByRole('button', { name: 'Try again' }));

test.each([
  ['the script', () => loseFromNowOn(importScript)],
  ['the index', () => loseFromNowOn(readEntry)],
  ['the words, which looks as if nobody wrote them', loseWords],
  ['the texts of pages', loseTexts],
  ['what pages are about', () => loseFromNowOn(readSubjects)],
])('without %s, the search says so and can be tried again', async (_what, lose) => {
  lose();
  await show('/search?q=gold');
  expect(screen.getByRole('status')).toHaveTextContent(words.failed);
  expect(titles()).toEqual([]);
  // The earlier index is not queried any more.
  await tryAgain();
  await rest();
  expect(screen.getByRole('status')).toHaveTextContent(words.failed);
  comeBack();
  await tryAgain();
  await rest();
  expect(screen.getByRole('status')).toHaveTextContent('2 pages with these words for “gold”');
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

test('a search that hangs is given up, which is said, and tried again', async () => {
  search.mockImplementation(() => new Promise(() => undefined));
  await show('/search?q=gold');
  expect(screen.getByRole('status')).toHaveTextContent('Searching…');
  // On a slow network the files come within ten seconds.
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(screen.getByRole('status')).toHaveTextContent('Searching…');
  await act(() => jest.advanceTimersByTimeAsync(2000));
  expect(screen.getByRole('status')).toHaveTextContent(words.failed);
  comeBack();
  await act(() => jest.advanceTimersByTimeAsync(2000));
  await rest();
  expect(screen.getByRole('status')).toHaveTextContent('2 pages with these words for “gold”');
});

test('what did not come before anything was asked is fetched again for the first question', async () => {
  // The earlier index must be dropped.
  loseFromNowOn(importScript);
  await show('/search?q=gold');
  comeBack();
  importScript.mockRejectedValueOnce(new TypeError('offline'));
  prepare();
  await rest();
  await user.clear(field());
  await user.type(field(), '80C');
  await rest();
  expect(titles()).toEqual(['Tax Saving']);
});

test('where the next pages do not come, those that are there stay', async () => {
  await show('/search?q=many');
  loseTexts();
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  await rest();
  expect(screen.getByRole('status')).toHaveTextContent(words.failed);
  expect(titles()).toHaveLength(8);
});

test('where a part of the index is missing, pages with the other word are no answer', async () => {
  search.mockImplementation(() => answer('gold'));
  await show('/search?q=gold loan');
  expect(screen.getByRole('status')).toHaveTextContent(words.failed);
  expect(titles()).toEqual([]);
  search.mockImplementation(answer);
  await tryAgain();
  await rest();
  expect(titles()).toEqual(['Gold Loan']);
});

test('after the site was built anew, trying again asks the new index', async () => {
  await show('/search?q=gold');
  loseTexts();
  readEntry.mockResolvedValue(entryOf('a later build'));
  await user.clear(field());
  await user.type(field(), '80C');
  await rest();
  expect(screen.getByRole('status')).toHaveTextContent(words.failed);
  importScript.mockClear();
  host.hasTexts = true;
  await tryAgain();
  await rest();
  expect(importScript).toHaveBeenCalledTimes(1);
  expect(titles()).toEqual(['Tax Saving']);
});
