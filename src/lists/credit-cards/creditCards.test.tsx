import { renderToString } from 'react-dom/server';
import { sample } from '@site/tests/support/sample';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openRows } from '@site/tests/unit/openRows';
import documents from '@site/src/content/documents.yml';
import registry from '@site/src/content/figures.yml';
import providers from '@site/src/content/providers.yml';
import { cardComparison } from '../../compare/cardComparison';
import { creditCards } from '../../content/creditCards';
import { figureValues } from '../../content/figureValues';
import ListById from '../listById';
import { rowsOf } from '../../machines/list/rows';
import { shortName } from './cardText';
import { openCards } from '../../build/output/openData/openCards';
import list from '.';
import { cardKindIds, cardKindNames, type CardKindId } from '../../content/cardKindIds';
import { cardKinds } from './kinds';
import { defaults, totalOf, type CardMonth } from './month';
import { leadOf, standingOf } from './sentences';
import * as words from './messages.en';

const figures = figureValues(registry, list.figures);
const parts: readonly (CardKindId | undefined)[] = [undefined, ...cardKindIds];
const answerOf = (part: CardKindId | undefined, changes: Partial<CardMonth> = {}) =>
  list.show((definition) => definition.answer({ ...definition.defaults, ...changes }, figures), part);

/** The list as on a page: all cards, or one kind. */
const island = (part?: CardKindId) => <ListById id="credit-cards" figures={figures} {...(part && { part })} />;

/** Each row's text by card name: all of it, or what it says closed. */
function rowTexts(part = 'li'): ReadonlyMap<string, string> {
  const heads = [...document.querySelectorAll('h3')];
  return new Map(heads.map((head) => [head.textContent, head.closest(part)?.textContent ?? '']));
}

const lead = (): string => screen.getByText(/if you spend/i, { selector: 'p' }).textContent;

beforeEach(() => {
  history.replaceState(null, '', '/credit-cards');
  document.body.replaceChildren();
});

test.each(sample(parts, 3, 'kinds of card', String))(
  '%s: the HTML says what it says awake, and of each card what the file for others holds',
  async (part) => {
    document.body.innerHTML = renderToString(island(part));
    // In the list of all cards, hidden rows get their details once they are opened.
    const inHtml = part === undefined ? 'summary' : 'li';
    const before = rowTexts(inHtml);
    document.body.replaceChildren();
    render(island(part));
    await openRows();
    const awake = rowTexts();
    expect(rowTexts(inHtml)).toEqual(before);

    const shown = part === undefined ? creditCards : cardKinds[part].cards;
    const { rows } = openCards(shown, providers, documents);
    // The limit and the charge have lines of their own on the page.
    const onPage = (text: string): readonly string[] =>
      text
        .replace(/^At most (.*) in all$/u, 'Limit on all rewards$1')
        .replace(/; (₹\d+)[^₹;]*$/u, (_end, charge: string) => `\nCharge to redeem${words.redeemEachTime({ charge })}`)
        .split('\n');
    expect([...awake.keys()].sort()).toEqual(shown.map(shortName).sort());
    for (const { name, rewards, markup, lounges, income, paidAs } of rows) {
      const row = awake.get(name.replace(/ Credit Card$/u, ''));
      for (const text of [...rewards, markup, lounges, income, paidAs].flatMap(onPage)) {
        expect(row).toContain(text === 'Not found' ? 'We could not find' : text);
      }
    }
  },
);

test.each(parts)('%s: every card can stand beside others under its own id', (part) => {
  const known = new Set(cardComparison().rows.map(({ id }) => id));
  for (const { id } of rowsOf(answerOf(part).groups[0])) expect(known).toContain(id);
});

test.each(parts)('%s names no card as best whose rewards do not cover its fee', (part) => {
  const { lead: phrases, groups } = answerOf(part, {
    food: 0,
    bills: 0,
    online: 0,
    fuel: 0,
    other: 0,
    travel: 0,
    abroad: 0,
  });
  expect(phrases).toBe(words.leadNothing({ total: '₹0', isBeaten: false }));
  expect(groups[0].tag).toBeUndefined();
});

test('a page on one kind shows its cards, and leads to the others', () => {
  render(island('fuel'));
  expect(rowTexts().size).toBe(cardKinds.fuel.cards.length);
  const kinds = within(screen.getByRole('navigation', { name: 'Kinds of card' }));
  expect(kinds.getByRole('link', { name: 'Fuel' })).toHaveAttribute('aria-current', 'page');
  expect(kinds.getByRole('link', { name: `All ${creditCards.length}` })).toHaveAttribute('href', '/credit-cards');
});

test('says how many filters are set, and where no card meets all that is asked for', () => {
  history.replaceState(null, '', '/credit-cards#fee=free&deposit=1&network=RuPay');
  render(island());
  expect(screen.getByText('3 added')).toBeInTheDocument();
  expect(leadOf(standingOf({ ranked: [], mayBeBetter: [] }), 30_000)).toBe(words.leadUnranked);
});

test('an income is chosen by the month or by the year, and no amount of spending reads like a salary', () => {
  render(island());
  expect(screen.getByRole('region', { name: /^What you spend a month: change our example$/ })).toBeInTheDocument();
  expect(screen.getByText(/^Spending ₹25,000 a month/)).toBeInTheDocument();
  const choices = within(screen.getByLabelText(/salary/i)).getAllByRole('option', { hidden: true });
  expect(choices.map(({ textContent }) => textContent)).toContain('₹25,000 a month (₹3 lakh a year)');
});

test('the answer says which cards a filter leaves, and how many it leaves out for want of a document', () => {
  history.replaceState(null, '', '/credit-cards#income=420000&network=RuPay');
  render(island());
  const unknown = creditCards.filter(({ income }) => income.value.kind !== 'money').length;
  const only = screen.getByText(/Only cards that ask for|Only cards on RuPay/, { selector: 'p' });
  expect(only).toHaveTextContent('Only cards on RuPay.');
  expect(only).toHaveTextContent('Only cards that ask for at most ₹35,000 a month (₹4.2 lakh a year).');
  expect(only).toHaveTextContent(words.leftOutIncome({ count: unknown }));
  expect(only).toHaveTextContent(/if you spend ₹25,000 a month/i);
  expect(screen.getAllByText(words.unknownIncome, { exact: false }).at(-1)).toHaveTextContent(/^To ask: \d+\./);
});

test('the heading counts the cards that a filter leaves', async () => {
  render(island('travel'));
  expect(screen.getByRole('heading', { level: 2, name: 'Ten travel cards' })).toBeInTheDocument();
  await userEvent.selectOptions(screen.getByLabelText('Markup abroad'), 'None');
  const free = cardKinds.travel.cards.filter(({ markup: { value } }) => value.kind === 'share' && value.most === 0);
  const name = `${free.length} of 10 travel cards`;
  expect(screen.getByRole('heading', { level: 2, name })).toBeInTheDocument();
});

test('a travel page begins with some travel in a month of the same size, which goes along to be compared', () => {
  list.show((definition) => {
    const month = definition.defaults as unknown as CardMonth;
    expect(Math.min(month.travel, month.abroad)).toBeGreaterThan(0);
    expect(totalOf(month)).toBe(totalOf(defaults));
    const changed = Object.entries(month).filter(([name, value]) => value !== defaults[name as keyof CardMonth]);
    expect(definition.pageDefaults).toEqual(Object.fromEntries(changed.map(([name, value]) => [name, String(value)])));
  }, 'travel');
});

test('a row of the travel page shows the markup and the lounges before anything is opened', () => {
  render(island('travel'));
  for (const heading of document.querySelectorAll('h3')) {
    expect(heading.nextElementSibling).toHaveTextContent(/(No lounges|Lounges: )/);
    expect(heading.closest('li')?.textContent).toMatch(/Fee.*(no markup|markup (not found|[\d.]+% plus GST)).*Rewards/);
  }
});

test('the links to other kinds take the numbers of the visitor along', () => {
  history.replaceState(null, '', '/credit-cards#offers&food=20000&fee=free');
  render(island());
  expect(screen.getByRole('link', { name: 'Travel' })).toHaveAttribute(
    'href',
    `${cardKindNames.travel.to}#food=20000&fee=free&travel=0&abroad=0&online=9000`,
  );
});

test('the links to other kinds stay bare until a visitor has numbers', () => {
  render(island('travel'));
  expect(screen.getByRole('link', { name: 'Fuel' })).toHaveAttribute('href', '/credit-cards/fuel');
});

test('a number that is typed changes the answer', async () => {
  render(island('cashback'));
  const before = lead();
  await userEvent.type(screen.getByLabelText('Online'), '40000{Enter}');
  expect(lead()).toMatch(/ gives? you (?:about )?₹[\d,]+ a year if you spend ₹56,000 a month, /);
  expect(lead()).not.toBe(before);
});

test('an address that somebody sent gives their answer, and says which part of it was left out', () => {
  history.replaceState(null, '', '/credit-cards#online=40000&network=RuPay&fuel=-5&order=%3Cscript%3E');
  render(island());
  expect(lead()).toMatch(/if you spend ₹56,000 a month.* Only cards on RuPay\./i);
  expect(screen.getByText(/cannot use/)).toHaveTextContent('cannot use (-5, <script>)');
  expect(document.body).toHaveTextContent(words.missedNetwork({ network: 'RuPay' }));
});

test('every card shows its sum line by line', () => {
  render(island('cashback'));
  expect(rowTexts().size).toBe(cardKinds.cashback.cards.length);
  for (const text of rowTexts().values()) expect(text).toMatch(/Rewards of twelve months: ₹|Not counted: /);
});

test('cards that nobody can apply for stand apart', () => {
  const { ranked, unranked } = answerOf(undefined).groups[0];
  const closed = unranked.find(({ reason }) => reason === 'Closed to new applicants.')?.rows ?? [];
  expect(closed.map(({ id }) => id).sort()).toEqual(
    creditCards
      .filter(({ applications }) => applications?.value === 'closed')
      .map(({ id }) => id)
      .sort(),
  );
  for (const { id } of closed) expect(ranked.map((row) => row.id)).not.toContain(id);
});
