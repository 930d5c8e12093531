/** @jest-environment jsdom */
// cspell:ignore lona

/** The header's field as a visitor meets it, with what suggests on its way or there. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startBehaviours } from '../behaviours';
import { indexOf, type Index } from './subjectIndex';
import type { Subject } from './subjects';

const mockSubjects = jest.fn<Promise<Index>, []>();
jest.mock('./loadSubjects', () => ({ loadSubjects: () => mockSubjects() }));

const subject = { kind: 'page', text: '' } as const;
const subjects: readonly Subject[] = [
  { ...subject, address: '#gold-loan', title: 'Gold loans compared', names: ['gold loan'] },
  { ...subject, kind: 'calculator', address: '#sip', title: 'SIP calculator', names: ['sip calculator'] },
  { ...subject, kind: 'figure', address: '#repo-rate', title: 'RBI repo rate', text: '5.50%', names: ['repo rate'] },
  {
    ...subject,
    kind: 'absent',
    address: '/search#crop',
    title: 'Crop insurance',
    names: ['crop insurance'],
    ask: 'https://pmfby.gov.in',
  },
];
const index = indexOf({ subjects, ignored: [], defining: [], synonyms: [] });

const field = (): HTMLElement => screen.getByRole('combobox', { name: 'Search' });
const options = (): (string | null)[] => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const active = (): string | null | undefined =>
  within(screen.getByRole('listbox')).queryByRole('option', { selected: true })?.textContent;

/** Every test starts with a fresh page and fresh scripts. */
async function openPage(): Promise<void> {
  jest.resetModules();
  document.body.innerHTML = `<main tabindex="-1">Text</main>
    <form action="/search"><input name="q" aria-label="Search" data-behaviour="search"></form>`;
  await userEvent.click(screen.getByRole('textbox', { name: 'Search' }));
}

beforeAll(() => {
  // Missing in jsdom.
  Object.assign(Element.prototype, { scrollIntoView: () => undefined });
  Object.assign(CSSStyleSheet.prototype, { replaceSync: () => undefined });
  Object.assign(document, { adoptedStyleSheets: [] });
  startBehaviours([]);
});

afterEach(() => history.replaceState(null, '', '/'));

test('letters that were typed before the subjects came are answered when they come', async () => {
  let arrive: (index: Index) => void = () => undefined;
  mockSubjects.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
  await openPage();
  await userEvent.keyboard('repo');
  await waitFor(() => expect(options()).toEqual(['Search all pages for “repo”']));
  arrive(index);
  await waitFor(() => expect(options()).toEqual(['RBI repo rate: 5.50% Figure', 'Search all pages for “repo”']));
});

test('what the site does not have is suggested as such, and leads to the page that says whom to ask', async () => {
  mockSubjects.mockResolvedValue(index);
  await openPage();
  await userEvent.keyboard('crop insurance');
  const [first] = await screen.findAllByRole('option', { name: /Not covered here/ });
  expect(first).toHaveTextContent('Crop insurance Not covered here');
  expect(first).toHaveAttribute('href', '/search?q=Crop%20insurance');
});

test('a list that was closed before the subjects came stays closed when they come', async () => {
  let arrive: (index: Index) => void = () => undefined;
  mockSubjects.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
  await openPage();
  await userEvent.keyboard('repo');
  await waitFor(() => expect(options()).toHaveLength(1));
  await userEvent.keyboard('{Escape}');
  arrive(index);
  await new Promise((settled) => setTimeout(settled));
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(field()).toHaveValue('repo');
});

test('where the subjects do not come, the page of the search is offered, and the next letter asks again', async () => {
  mockSubjects.mockRejectedValueOnce(new TypeError('offline'));
  await openPage();
  mockSubjects.mockResolvedValue(index);
  await waitFor(() => expect(field()).toHaveFocus());
  await userEvent.keyboard('sip cal');
  await waitFor(() => expect(options()).toEqual(['SIP calculator Calculator', 'Search all pages for “sip cal”']));
});

describe('with the subjects', () => {
  beforeEach(async () => {
    mockSubjects.mockResolvedValue(index);
    await openPage();
    await waitFor(() => expect(field()).toHaveAttribute('aria-expanded', 'false'));
  });

  test('the list opens with the first letter and closes with the last', async () => {
    await userEvent.keyboard('g');
    expect(field()).toHaveAttribute('aria-expanded', 'true');
    expect(field()).toHaveAttribute('aria-controls', screen.getByRole('listbox', { name: 'Suggestions' }).id);
    await userEvent.keyboard('{Backspace}');
    expect(field()).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  test('how many there are is said, and what is suggested for a misspelt word is shown', async () => {
    await userEvent.keyboard('gold');
    expect(screen.getByRole('status')).toHaveTextContent('1 suggestion');
    await userEvent.keyboard(' lona');
    expect(screen.getByRole('status')).toHaveTextContent('Suggestions for “gold loan”');
    expect(screen.getByRole('status')).not.toHaveClass('visuallyHidden');
    await userEvent.clear(field());
    await userEvent.keyboard('elephant');
    expect(screen.getByRole('status')).toHaveTextContent('No suggestions');
  });

  test('the arrow keys go through the list and back to the field', async () => {
    await userEvent.keyboard('gold loan{ArrowDown}');
    expect(active()).toBe('Gold loans compared');
    expect(field()).toHaveAttribute('aria-activedescendant', screen.getAllByRole('option')[0]!.id);
    await userEvent.keyboard('{ArrowDown}');
    expect(active()).toBe('Search all pages for “gold loan”');
    await userEvent.keyboard('{ArrowDown}');
    expect(active()).toBeUndefined();
    expect(field()).not.toHaveAttribute('aria-activedescendant');
    await userEvent.keyboard('{ArrowUp}');
    expect(active()).toBe('Search all pages for “gold loan”');
    expect(field()).toHaveFocus();
  });

  test('Enter follows what the arrow keys have reached, and closes the list', async () => {
    await userEvent.keyboard('gold{ArrowDown}{Enter}');
    expect(location.hash).toBe('#gold-loan');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(field()).not.toHaveFocus();
  });

  test('Enter alone sends what was typed to the page of the search', async () => {
    const sent = jest.fn((event: Event) => event.preventDefault());
    document.addEventListener('submit', sent, { once: true });
    await userEvent.keyboard('gold{Enter}');
    expect(sent).toHaveBeenCalledTimes(1);
    expect(field()).toHaveValue('gold');
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  test('Escape closes the list and keeps the text, a second one clears it, and an arrow key opens the list', async () => {
    await userEvent.keyboard('gold{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(field()).toHaveValue('gold');
    expect(field()).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(active()).toBe('Gold loans compared');
    await userEvent.keyboard('{Escape}{Escape}');
    expect(field()).toHaveValue('');
    expect(field()).toHaveFocus();
  });

  test('the list goes with the focus, and comes back with a tap in the field', async () => {
    await userEvent.keyboard('gold');
    await userEvent.click(screen.getByRole('main'));
    expect(screen.queryByRole('listbox')).toBeNull();
    await userEvent.click(field());
    expect(options()[0]).toBe('Gold loans compared');
  });

  test('a tap follows a suggestion, and with Ctrl leaves the list where it is', async () => {
    await userEvent.keyboard('gold');
    const [first] = screen.getAllByRole('option');
    const user = userEvent.setup();
    await user.keyboard('{Control>}');
    await user.click(first!);
    await user.keyboard('{/Control}');
    expect(first).toBeVisible();
    await user.click(first!);
    expect(location.hash).toBe('#gold-loan');
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  test('a button closes it, for fingers', async () => {
    await userEvent.keyboard('gold');
    await userEvent.click(screen.getByRole('button', { name: 'Close the search' }));
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(field()).not.toHaveFocus();
  });
});
