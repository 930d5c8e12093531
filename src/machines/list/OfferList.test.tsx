import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { choice, rupees, toggle } from '../fields/inputs/fields';
import type { ListDefinition } from './definition';
import Machine from './Machine';
import type { OfferRow } from './rows';

/** A made-up list: yearly interest on an amount, higher for seniors. */
type Sum = { readonly amount: number; readonly senior: boolean; readonly order: string };

const rates: Readonly<Record<string, number>> = { Ant: 1, Bee: 9, Cat: 8, Dog: 7, Eel: 6, Fox: 5, Gnu: 4, Hen: 3 };

function row(name: string, text: string): OfferRow {
  return {
    id: name.toLowerCase(),
    name,
    shortName: name,
    hue: 100,
    about: 'small bank, insured',
    figures: [
      { label: 'Rate', text: `${rates[name]}%`, range: { least: rates[name] ?? 0 } },
      { label: 'By years', text: '', bars: [{ name: '1', value: rates[name], isChosen: true }] },
      { label: 'You get', text, small: ['before tax'] },
    ],
    note: { text: 'insured in full' },
    facts: [['Breaking it early', '1%']],
    documents: name === 'Bee' ? ['a-page'] : [],
    link: 'https://bank.example/',
  };
}

const definition: ListDefinition<Sum> = {
  id: 'sums',
  heading: 'Eight banks',
  defaults: { amount: 100_000, senior: false, order: 'get' },
  inputs: {
    amount: rupees('Sum', [10_000, 1_000_000, 10_000]),
    senior: toggle('60 or older'),
    order: choice('Order by', { get: 'You get', name: 'Name' }),
  },
  mainFields: ['amount'],
  more: [{ title: 'Age', names: ['senior'] }],
  order: 'order',
  known: {
    'a-page': {
      id: 'a-page',
      publisher: 'Bee Bank',
      title: 'Rates',
      address: 'https://bee.example/',
      kind: 'issuer',
      read: '2026-09-10',
    },
  },
  answer: ({ amount, senior, order }, { extra = 0 }) => {
    const earned = (name: string): number => (amount * ((rates[name] ?? 0) + (senior ? extra : 0))) / 100;
    const names = Object.keys(rates).sort((a, b) => (order === 'name' ? a.localeCompare(b) : earned(b) - earned(a)));
    const rows = names.map((name) => row(name, `₹${earned(name)}`));
    const heads = [
      { text: 'Bank', order: 'name' },
      { text: 'Rate' },
      { text: 'By years' },
      { text: 'You get', order: 'get', highestFirst: true },
    ] as const;
    return {
      lead: `**₹${amount}** earns ₹${earned('Bee')}.`,
      inputsText: `₹${amount}`,
      groups: [
        {
          id: 'all',
          notes: [],
          narrow: { main: 2, line: [0] },
          heads,
          tag: order === 'get' ? 'Most' : undefined,
          ranked: rows.slice(0, 7),
          unranked: [{ reason: 'Read in May.', rows: rows.slice(7) }],
        },
        {
          id: 'others',
          title: 'Nobody insures these',
          notes: ['A rating is no promise.'],
          narrow: { main: 2, line: [0] },
          heads: [{ text: 'Company' }, { text: 'Rate' }, { text: 'By years' }, { text: 'You get' }],
          ranked: [row('Ox', '₹5')],
          unranked: [],
        },
      ],
      alternatives: { title: 'Instead', entries: [{ figure: '8.20%', name: 'A scheme', text: '5 years' }] },
    };
  },
};

const list = <Machine definition={definition} figures={{ extra: 1 }} />;
const names = (): (string | null)[] =>
  screen.getAllByRole('heading', { level: 3, hidden: true }).map(({ textContent }) => textContent);
const sum = (): HTMLElement => screen.getByRole('textbox', { name: 'Sum' });
const rowOf = (name: string): HTMLElement =>
  screen.getByRole('heading', { level: 3, name, hidden: true }).closest('li')!;

beforeEach(() => {
  history.replaceState(null, '', '/sums');
  document.body.replaceChildren();
});

test('the HTML of the server holds the answer for the defaults, with every row and what opens below it', () => {
  history.replaceState(null, '', '/sums#amount=200000');
  document.body.innerHTML = renderToString(list);
  expect(document.body).toHaveTextContent('₹100000 earns ₹9000.');
  expect(names()).toEqual(['Bee', 'Cat', 'Dog', 'Eel', 'Fox', 'Gnu', 'Hen', 'Ant', 'Ox']);
  expect(rowOf('Hen')).toHaveTextContent('Breaking it early1%');
  expect(document.querySelector('[style]')).toBeNull();
});

test('no control stands in the HTML that does nothing without a script', () => {
  document.body.innerHTML = renderToString(list);
  for (const control of document.querySelectorAll('input, select, button')) {
    expect(control.closest('[data-needs-script]')).not.toBeNull();
  }
});

test('the first row says why it is first; each names what it is, and its way there', () => {
  render(list);
  expect(rowOf('Bee')).toHaveTextContent('Most');
  expect(rowOf('Cat')).not.toHaveTextContent('Most');
  expect(rowOf('Cat')).toHaveTextContent('Rate 8%insured in full By years 1 You get ₹8000');
  expect(within(rowOf('Cat')).getByRole('link', { name: /^Visit site of Cat/ })).toHaveAttribute(
    'href',
    'https://bank.example/',
  );
});

test('a row that has documents of its own names them with their dates', () => {
  render(list);
  expect(within(rowOf('Bee')).getByRole('link', { name: /^Bee Bank/, hidden: true }).parentElement).toHaveTextContent(
    'read 10 September 2026',
  );
  expect(rowOf('Cat')).not.toHaveTextContent('Source');
});

test('the numbers of a visitor change the answer and the rows, and stand in the address', async () => {
  render(list);
  await userEvent.clear(sum());
  await userEvent.type(sum(), '2 lakh{Enter}');
  await userEvent.click(screen.getByRole('checkbox', { name: '60 or older', hidden: true }));
  expect(screen.getByText('₹200000', { selector: '[data-result-card] b' }).parentElement).toHaveTextContent(
    '₹200000 earns ₹20000.',
  );
  expect(rowOf('Ant')).toHaveTextContent('₹4000');
  await screen.findByText('₹200000', { selector: 'summary span' });
  await waitFor(() => expect(location.hash).toBe('#amount=200000&senior=1'));
});

test('the rows are ranked once for a change, and not again when the address follows it', async () => {
  const answer = jest.fn(definition.answer);
  const counted = { ...definition, answer };
  render(<Machine definition={counted} figures={{ extra: 1 }} />);
  await userEvent.click(screen.getByRole('checkbox', { name: '60 or older', hidden: true }));
  await waitFor(() => expect(location.hash).toBe('#senior=1'));
  expect(answer).toHaveBeenCalledTimes(2);
});

test('answers for visitors without a script stand in the HTML, and no change works them out', async () => {
  const withoutScript = jest.fn(() => ({
    intro: 'Without a script:',
    heads: ['Sum', 'Interest'],
    rows: [['₹1', '₹9']],
  }));
  const machine = <Machine definition={{ ...definition, withoutScript }} figures={{ extra: 1 }} />;
  expect(renderToString(machine)).toContain('Without a script:');
  withoutScript.mockClear();
  render(machine);
  await userEvent.type(screen.getByRole('textbox', { name: 'Sum' }), '0');
  expect(withoutScript).not.toHaveBeenCalled();
});

test('the facts of closed rows are not worked out again; an opened row has those of now', async () => {
  const counted = jest.fn((text: string) => text);
  const withFacts: ListDefinition<Sum> = {
    ...definition,
    answer: (values, figures) => {
      const { groups, ...rest } = definition.answer(values, figures);
      const [group] = groups;
      const lazy = (of: OfferRow): OfferRow => ({
        ...of,
        get facts(): OfferRow['facts'] {
          return [['Adds up', counted(`${of.name}: ${of.figures[2].text}`)]];
        },
      });
      return { ...rest, groups: [{ ...group, ranked: group.ranked.map(lazy) }] };
    },
  };
  const machine = <Machine definition={withFacts} figures={{ extra: 1 }} />;
  document.body.innerHTML = renderToString(machine);
  const container = document.body;
  rowOf('Cat').querySelector('details')!.open = true;
  const root = await act(() => Promise.resolve(hydrateRoot(container, machine)));
  counted.mockClear();
  await userEvent.clear(sum());
  await userEvent.type(sum(), '1000000');
  await waitFor(() => expect(rowOf('Cat')).toHaveTextContent('Cat: ₹80000'));
  expect(counted.mock.calls.flat().filter((fact) => !fact.startsWith('Cat'))).toEqual([]);
  expect(rowOf('Bee')).toHaveTextContent('₹90000');

  await userEvent.click(within(rowOf('Bee')).getByText('insured in full'));
  await waitFor(() => expect(rowOf('Bee')).toHaveTextContent('Bee: ₹90000'));
  // It would write the address of a later test.
  act(() => root.unmount());
});

test('an address is answered; what nobody can use in it is left out field by field, and said', () => {
  history.replaceState(null, '', '/sums#amount=200000&senior=yes&order=%3Cscript%3E');
  render(list);
  expect(sum()).toHaveValue('₹2,00,000');
  expect(screen.getByText(/something that we cannot use \(yes, <script>\)/)).toBeInTheDocument();
});

test('rows can be ordered by what the list offers, and then none says that it is most', async () => {
  render(list);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Order by' }), 'Name');
  expect(names()[0]).toBe('Ant');
  expect(rowOf('Ant')).not.toHaveTextContent('Most');
  const heads = screen.getByRole('group', { name: 'Order by' });
  expect(within(heads).getByRole('button', { name: 'Bank' })).toHaveAttribute('aria-pressed', 'true');
});

test('what is not ranked stands below a line that says why, and a block by itself has its heading', () => {
  render(list);
  expect(rowOf('Ant').closest('section')).toHaveTextContent(/^Not ranked: 1\. Read in May\./);
  expect(screen.getByRole('heading', { level: 2, name: 'Nobody insures these' })).toBeInTheDocument();
  expect(screen.getByText('A rating is no promise.')).toBeInTheDocument();
});

test('what cannot be read is refused at the field, and the earlier answer stays', async () => {
  render(list);
  await userEvent.clear(sum());
  await userEvent.type(sum(), '90 crore');
  await userEvent.tab();
  expect(sum()).toBeInvalid();
  expect(screen.getByText('₹100000', { selector: '[data-result-card] b' })).toBeInTheDocument();
});

test('above narrow rows stands what their number is, unless the order beside it says so', async () => {
  const { container } = render(list);
  const above = (): (string | null)[] =>
    [...container.querySelectorAll('p.narrowHead')].map(({ textContent }) => textContent);
  expect(above()).toEqual(['You get']);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /Order/ }), 'name');
  expect(above()).toEqual(['You get', 'You get']);
});
