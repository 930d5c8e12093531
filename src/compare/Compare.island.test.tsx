import { act, render, screen } from '@testing-library/react';
import { comparedRow } from '@site/tests/unit/comparedRow';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import registry from '@site/src/content/figures.yml';
import { figureValues } from '../content/figureValues';
import { comparedListIds, type ComparedListId } from '../content/listCatalogue';
import { lists } from '../lists';
import type { Comparison } from '../machines/compare/comparison';
import Compare, { prepare } from './Compare.island';
import CompareOnPage from './compareOnPage';
import * as words from './messages.en';

/** Lets the list of gold loans arrive. */
let mockArrives: () => void;

jest.mock('../lists/fetchList', () => ({
  fetchList: async (id: ComparedListId) => {
    if (id === 'gold-loans')
      await new Promise<void>((resolve) => {
        mockArrives = resolve;
      });
    return jest.requireActual<{ lists: Readonly<Record<string, unknown>> }>('../lists').lists[id];
  },
}));

const mockComparison: Comparison = {
  fields: [],
  notes: [],
  rows: lists['home-loans'].show(({ answer, defaults }) =>
    answer(defaults, figureValues(registry, lists['home-loans'].figures)).groups[0].ranked.map(comparedRow),
  ),
  documents: {},
};

jest.mock('./comparisons', () => ({
  get comparisons() {
    return Object.fromEntries(comparedListIds.map((id) => [id, mockComparison]));
  },
}));

/** Longer than a wait without a word */
const LATE_MS = 5000;

const figures = figureValues(
  registry,
  (['home-loans', 'gold-loans', 'personal-loans'] as const).flatMap((id) => lists[id].figures),
);

test('the previous list stays, marked as busy, until the chosen one has come', async () => {
  const user = userEvent.setup();
  await prepare();
  render(<Compare figures={figures} old={[]} />);
  const choice = screen.getByRole('combobox', { name: 'List' });

  await user.selectOptions(choice, 'Gold loans');

  expect(choice).toHaveDisplayValue('Gold loans');
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Home loans');
  expect(screen.getAllByRole('table')[0]!.closest('[aria-busy="true"]')).not.toBeNull();

  await act(() => {
    mockArrives();
    return Promise.resolve();
  });

  expect(await screen.findByRole('heading', { name: 'Gold loans' })).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'List' })).toBe(choice);
  expect(document.querySelector('[aria-busy]')).toBeNull();
});

test('a wait is told in a region that was there before it', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  location.hash = '';
  await prepare();
  render(<Compare figures={figures} old={[]} />);
  const regions = screen.getAllByRole('status');

  await user.selectOptions(screen.getByRole('combobox', { name: 'List' }), 'Gold loans');
  await act(() => jest.advanceTimersByTimeAsync(LATE_MS));

  expect(regions).toContain(screen.getByText(words.loading({ title: 'Gold loans' })));
  jest.useRealTimers();
});

test('a column that was taken away a moment before does not come into the address of the other list', async () => {
  const user = userEvent.setup();
  location.hash = '';
  await prepare();
  render(<Compare figures={figures} old={[]} />);

  await user.click(screen.getAllByRole('button', { name: /^Remove/ })[0]!);
  await user.selectOptions(screen.getByRole('combobox', { name: 'List' }), 'Personal loans');

  expect(await screen.findByRole('heading', { name: 'Personal loans' })).toBeVisible();
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(location.hash).toBe('#personal-loans=');
  history.back();
  expect(await screen.findByRole('heading', { name: 'Home loans' })).toBeVisible();
  expect(location.hash).toMatch(/^#home-loans=[a-z-]+,[a-z-]+$/);
});

test('a visitor who reaches for the choice of a list keeps hold of it while the comparison comes alive', async () => {
  location.hash = '';
  await prepare();
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = renderToString(<CompareOnPage figures={figures} old={[]} />);
  const choice = screen.getByRole('combobox', { name: 'List' });
  choice.focus();
  const complaints: unknown[] = [];

  await act(async () => {
    hydrateRoot(page, <Compare figures={figures} old={[]} />, {
      onRecoverableError: (error) => complaints.push(error),
    });
    await Promise.resolve();
  });

  expect(complaints).toEqual([]);
  expect(choice).toHaveFocus();
  page.remove();
});
