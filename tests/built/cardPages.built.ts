/** What each guide to credit cards has, and what each of its cards says. */
import type { Element } from 'domhandler';
import { cardRoutes } from '../support/routes';
import { all, attribute, faqItems, first, isWithin, outlineOf, textIn, wordsIn } from './support/page';
import { pageAt } from './support/site';

const FACTS = [
  ...[
    'Best for',
    'How it adds up',
    'Issuer',
    'Our view',
    'What it pays',
    'Pays nothing on',
    'Fee',
    'Markup abroad',
    'Lounges',
  ],
];

/** The facts of a card, by their names. */
function factsOf(row: Element): Readonly<Record<string, string>> {
  const parts = all('dt, dd', row);
  return Object.fromEntries(
    parts
      .map((part, index): [string, string] => [textIn(part), textIn(parts[index + 1])])
      .filter((_part, index) => parts[index]!.name === 'dt'),
  );
}

test.each(cardRoutes)('%s has hero, list, introduction, eligibility and questions', (path) => {
  const page = pageAt(path);
  const hero = first('main header', page)!;
  expect(textIn(first('h1', hero))).not.toBe('');
  expect(textIn(first('p', hero))).not.toBe('');
  expect(first('svg', hero)).toBeDefined();
  expect(first('a[href="#cards-list"]', hero)).toBeDefined();

  const eligibility = outlineOf(page).findIndex(({ parts }) => parts.join() === 'Eligibility,Documents');
  expect(eligibility).toBeGreaterThan(0);
  expect(wordsIn(first('main', page)!)).toMatch(/About these figures \(\w+ \d{4}\)/);
  expect(wordsIn(first('#offers', page)!)).toMatch(/if you spend ₹|too old to rank/i);
  // What the cards are is said between the list and who can get one.
  const [introduction] = all('main h2', page).filter((head) => !isWithin(head, '#offers'));
  expect(textIn(introduction)).not.toMatch(/^Who can get/);

  const rows = all('#cards-list li:has(h3)', page);
  expect(rows).not.toEqual([]);
  for (const row of rows) {
    const name = textIn(first('h3', row));
    const facts = factsOf(row);
    expect([name, attribute(first('a[target="_blank"]', row), 'href')]).toEqual([
      name,
      expect.stringMatching(/^https:/),
    ]);
    // Of all cards, the rest has its terms once the list is awake.
    if (path === '/credit-cards' && Object.keys(facts).length === 0) continue;
    const unknown = facts['We could not find']?.toLowerCase() ?? '';
    const missing = FACTS.filter((fact) => !/\w{2}/.test(facts[fact] ?? '') && !unknown.includes(fact.toLowerCase()));
    expect([name, ...missing]).toEqual([name]);
  }
  expect(wordsIn(rows[0]!)).toMatch(/Rewards of twelve months: ₹/);
  expect(faqItems(page).length).toBeGreaterThanOrEqual(3);
});
