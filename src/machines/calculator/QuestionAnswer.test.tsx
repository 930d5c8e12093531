import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { rupees } from '../fields/inputs/fields';
import type { CalculatorDefinition } from './definition';
import { lastKnown } from './lastKnown';
import Machine from './Machine';
import { questionLayout } from './questionLayout';

type Purse = { readonly sum: number; readonly half: number };

/** A question with one of each kind of section. */
const question: CalculatorDefinition<Purse, number> = {
  id: 'double',
  name: 'Twice as much?',
  defaults: { sum: 100, half: 10 },
  inputs: { sum: rupees('Sum', [0, 1_000, 10]), half: rupees('Half', [0, 1_000, 10]) },
  mainFields: ['sum', 'half'],
  conflicts: ({ sum, half }) => (half > sum ? { half: 'Half is less than the sum.' } : {}),
  compute: ({ sum }) => sum * 2,
  say: ({ sum }) => `a sum of ${sum}`,
  answer: { says: (result) => `It comes to **${result}**.`, brief: ({ sum }) => `${sum} in hand` },
  headline: (result) => ({ label: 'Doubled', figure: String(result) }),
  facts: () => [['Times', '2']],
  sentence: () => 'That is twice as much.',
  sections: (result) => [
    {
      kind: 'table',
      title: 'By times',
      table: {
        caption: 'How much',
        columns: ['Times', 'Sum'],
        rows: [
          ['two', String(result)],
          ['three', '300'],
        ],
      },
      highlighted: 'two',
    },
    {
      kind: 'findings',
      title: 'What holds',
      findings: [
        { sign: 'right', text: 'Two is allowed.', source: { text: 'The rule', address: '/figures#rule' } },
        { sign: 'unknown', text: 'Three is not known.' },
      ],
    },
    {
      kind: 'tie',
      title: 'When it is a tie',
      tie: { says: 'It is a tie.', text: 'Let these decide:', reasons: ['Sleep', 'Need'] },
    },
    {
      kind: 'split',
      title: 'How to split it',
      ranks: true,
      parts: [
        { rupees: 150_000, text: 'First Bank, 8%' },
        { rupees: 50_000, text: 'Second Bank, 7%' },
      ],
      note: 'Each is insured.',
    },
    {
      kind: 'ways',
      title: 'Where else',
      ways: [
        { name: 'Jar', face: { shortName: 'JAR', hue: 20 }, terms: ['any day'], figure: '—', below: 'not insured' },
      ],
      groups: [
        {
          title: 'With a lock',
          ways: [
            {
              name: 'Safe',
              terms: ['by day'],
              figure: '₹1',
              opened: { facts: [['Opens at', '9 a.m.']], link: { text: 'All safes', address: '/safes' } },
            },
          ],
        },
      ],
      about: { title: 'About these places', sentences: ['Two of the three.'] },
    },
  ],
  leadsTo: [{ text: 'All jars', address: '/jars' }],
  tables: [],
  steps: () => [{ name: 'Double', rule: 'twice', value: '2' }],
};

beforeEach(() => history.replaceState(null, '', '/'));

const fold = (): HTMLElement => screen.getByText('100 in hand').closest('details')!;
const field = (name: string): HTMLElement => screen.getByRole('textbox', { name, hidden: true });

test('says its answer, and what it rests on, under headings', () => {
  render(<Machine definition={question} layout={questionLayout} />);
  expect(screen.getByText(/^It comes to/)).toHaveTextContent('It comes to 200.');
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'By times',
    'What holds',
    'When it is a tie',
    'How to split it',
    'Where else',
  ]);
  const row = within(screen.getByRole('table', { name: 'How much' })).getByRole('row', { name: 'two 200' });
  expect(row).toHaveClass('highlighted');
  expect(screen.getByText('Two is allowed.').closest('li')).toHaveTextContent(/^Right:/);
  expect(screen.getByText('Three is not known.').closest('li')).toHaveTextContent(/^Not known:/);
  expect(screen.getByRole('link', { name: 'The rule' })).toHaveAttribute('href', '/figures#rule');
  expect(screen.getByText('Sleep').closest('ul')!.children).toHaveLength(2);
  expect(screen.getByText('First Bank, 8%').closest('li')).toHaveTextContent(/^₹1.5 lakh\s*First Bank, 8%$/);
  expect(screen.getByRole('heading', { name: 'Jar' }).closest('li')).toHaveTextContent('any day—not insured');
});

test('a way opens to what is known of it and to the page that knows more', async () => {
  render(<Machine definition={question} layout={questionLayout} />);
  const row = screen.getByRole('heading', { name: 'Safe', level: 4 });
  expect(screen.getByRole('heading', { name: 'With a lock', level: 3 })).toBeInTheDocument();
  expect(screen.getByText('Opens at')).not.toBeVisible();
  await userEvent.click(row);
  expect(screen.getByText('Opens at').nextElementSibling).toHaveTextContent('9 a.m.');
  expect(screen.getByText('Opens at')).toBeVisible();
  expect(screen.getByRole('link', { name: 'All safes' })).toHaveAttribute('href', '/safes');
  expect(screen.getByText('Two of the three.').closest('details')).toHaveTextContent(/^About these places/);
});

test('below the answer stand its sentence and its drawing, then what to do with it, and where it leads comes last', () => {
  const [split, ...others] = [...question.sections!(0, question.defaults)].sort(
    (one, other) => Number(other.kind === 'split') - Number(one.kind === 'split'),
  );
  render(<Machine definition={{ ...question, sections: () => [split!, ...others] }} layout={questionLayout} />);
  const parts = [
    screen.getByText(/^It comes to/),
    screen.getByText('That is twice as much.'),
    screen.getByRole('heading', { name: 'How to split it' }),
    screen.getByRole('heading', { name: 'By times' }),
    screen.getByText('How we worked it out'),
    screen.getByRole('button', { name: 'Share' }),
    screen.getByRole('link', { name: 'All jars' }),
  ];
  const inOrder = parts.every(
    (part, index) =>
      index === 0 || parts[index - 1]!.compareDocumentPosition(part) === Node.DOCUMENT_POSITION_FOLLOWING,
  );
  expect(inOrder).toBe(true);
});

test('a panel has the amount, for when the answer has scrolled away', () => {
  render(<Machine definition={question} layout={questionLayout} />);
  expect(screen.getByText('Doubled', { selector: 'dt' })).toBeInTheDocument();
});

test('an answer that ranks what is published gives way on a copy that is opened too late, and says so', () => {
  const { answer, headline, facts, sentence, sections } = question;
  const then = {
    answer: { ...answer!, says: () => 'Too old to say.' },
    headline,
    facts,
    sentence,
    sections: sections!,
  };
  const ageing = { days: ['2026-09-27'], months: 6, of: 'bank-rates' as const, lastKnown: then };
  const ranked = (): HTMLElement | null => screen.getByText(/^It comes to/).closest<HTMLElement>('[data-ranking]');
  const { unmount } = render(<Machine definition={question} layout={questionLayout} />);
  expect(ranked()).toBeNull();
  unmount();
  render(<Machine definition={{ ...question, ageing }} layout={questionLayout} />);
  expect(ranked()).toHaveAttribute('data-old-words', expect.stringMatching(/\w/));
  expect(screen.getByText('First Bank, 8%').closest('[data-ranking]')).toBeInTheDocument();
});

test('once its values are too old to rank, it says what it says then', () => {
  const { answer, headline, facts, sentence } = question;
  const then = { answer: { ...answer!, says: () => 'Too old to say.' }, headline, facts, sentence, sections: () => [] };
  const ageing = { days: ['2026-09-27'], months: 6, of: 'bank-rates' as const, lastKnown: then };
  render(<Machine definition={lastKnown({ ...question, ageing })} layout={questionLayout} />);
  expect(screen.getByText('Too old to say.')).toBeInTheDocument();
  expect(screen.queryByRole('heading', { level: 2 })).not.toBeInTheDocument();
});

test('without a table there is nothing to save as a file', () => {
  render(<Machine definition={question} layout={questionLayout} />);
  expect(screen.getByRole('button', { name: 'Print' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'CSV' })).not.toBeInTheDocument();
});

test('its fields are folded, and an edit changes the answer and what the fold says', async () => {
  render(<Machine definition={question} layout={questionLayout} />);
  expect(fold()).not.toHaveAttribute('open');
  await userEvent.clear(field('Sum'));
  await userEvent.type(field('Sum'), '150');
  expect(screen.getByText('150 in hand')).toBeInTheDocument();
  expect(screen.getByText(/^It comes to/)).toHaveTextContent('It comes to 300.');
  expect(await screen.findByRole('row', { name: 'two 300' })).toBeInTheDocument();
  expect(await screen.findByText(/^It comes to 300\. Doubled: 300\./)).toBeInTheDocument();
});

test('fields that contradict each other are unfolded, and the last answer says what it is for', () => {
  render(<Machine definition={question} layout={questionLayout} />);
  history.replaceState(null, '', '/#half=200');
  act(() => void window.dispatchEvent(new HashChangeEvent('hashchange')));
  expect(fold()).toHaveAttribute('open');
  expect(field('Half')).toHaveAccessibleDescription(expect.stringContaining('Half is less than the sum.'));
  expect(screen.getByText('Last result, for a sum of 100')).toBeInTheDocument();
});
