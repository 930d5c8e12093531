/** An offer stands in this page where it stands in its list. */
import registry from '@site/src/content/figures.yml';
import { figureValues } from '../../content/figureValues';
import { loanListIds, type LoanListId } from '../../content/listCatalogue';
import { parseHash } from '../../machines/fields/hooks/hash';
import { hashFieldOf } from '../../machines/fields/inputs/hashFieldOf';
import type { Input } from '../../machines/fields/inputs/types';
import { rankedUntil } from '../../machines/list/ageing';
import { lists } from '../../lists';
import { publishedFigures, publishedSection, standingIn } from './published';
import type { Statement } from './statement';
import * as words from './messages.en';

const figures = figureValues(registry, publishedFigures);

const offer = (changes: Partial<Statement>): Statement => ({
  paper: 'letter',
  loan: 'home',
  amount: 1_000_000,
  months: 24,
  fees: [],
  ...changes,
});

const standing = (id: LoanListId, statement: Statement, today = '1990-01-01') =>
  standingIn(lists[id], id, { statement, figures, today });

/** The words of the list's own row of the offer, with all of its figures. */
function inList(id: LoanListId, address: string): string | undefined {
  const { numbers } = parseHash(address.slice(address.indexOf('#')));
  return lists[id].show(({ defaults, inputs, answer }) => {
    const read = Object.entries<Input>(inputs).flatMap(([name, input]) => {
      const text = numbers.get(name);
      return text === null ? [] : [[name, hashFieldOf(input).read(text)] as const];
    });
    return answer({ ...defaults, ...Object.fromEntries(read) }, figureValues(registry, lists[id].figures)).groups[0]
      .ownOffer?.note;
  });
}

const cases = loanListIds.flatMap((id) => [7, 9.5, 11, 14.25, 30].map((rate) => [id, rate] as const));

test.each(cases)('%s: at %d% it says what the list says behind its link', (id, rate) => {
  const { text, link } = standing(id, offer({ rate }));
  const note = inList(id, link?.address ?? '');
  expect(note).toBeDefined();
  expect(text).toContain(note);
});

test.each(loanListIds)('%s: once its rates are too old to rank, it says of when they are', (id) => {
  const until = lists[id].show(({ ageing }) => ageing && rankedUntil(ageing)) ?? '';
  const [onItsDay, later] = [until, '2999-01-01'].map((today) => standing(id, offer({ rate: 11 }), today).text);
  expect(onItsDay).not.toMatch(/last known/);
  expect(later).toMatch(/last known rates, of \w+ \d{4}/);
});

test('a flat rate is compared as the rate that its instalment follows from', () => {
  // ₹1,00,000 at a flat 10% over 12 months: ₹9,166.67 a month, 17.98% a year on what is owed.
  const flat = offer({ amount: 100_000, months: 12, rate: 10, instalment: 9_167 });
  expect(standing('personal-loans', flat).text).toContain(words.publishedByInstalment({ rate: '17.98%' }));
});

test('where no lender publishes a rate for the numbers, none is counted', () => {
  const { text } = standing('gold-loans', offer({ rate: 9, months: 60 }));
  expect(text).toContain(words.publishedNone);
});

test.each<[string, Partial<Statement>]>([
  ['of another type', { loan: 'other', rate: 12 }],
  ['without a rate and an instalment', {}],
])('an offer %s is held against no list', (_what, changes) => {
  expect(publishedSection(offer(changes), figures)).toBeUndefined();
});
