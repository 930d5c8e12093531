import type { Subject } from '../subjects';
import { withEnglish } from './withEnglish';

const subject = (address: string, ...names: readonly string[]): Subject => ({
  ...{ kind: 'page', address, title: names[0] ?? '', text: '', names },
});
const file = (...subjects: readonly Subject[]) => ({ subjects, ignored: [], defining: [], synonyms: [] });

const own = file(subject('/home-loans', 'होम लोन', 'EMI'));
const english = file(
  subject('/home-loans', 'Home Loans', 'EMI'),
  subject('/gold-loan', 'Gold Loan'),
  subject('/calculators/ppf', 'PPF calculator'),
  { ...subject('/glossary#apr', 'APR'), kind: 'term' },
);
const { subjects } = withEnglish(own, english, new Map([['/gold-loan', ['गोल्ड लोन']]]));

test('a subject keeps its title and is found by its English names, too', () => {
  expect(subjects[0]).toEqual(subject('/home-loans', 'होम लोन', 'EMI', 'Home Loans'));
});

test('a page that the language lacks comes after its own, marked, with its name in the menu if it has one', () => {
  expect(subjects.slice(1)).toEqual([
    { ...subject('/gold-loan', 'Gold Loan', 'गोल्ड लोन'), title: 'गोल्ड लोन', inEnglish: 'text' },
    { ...subject('/calculators/ppf', 'PPF calculator'), inEnglish: 'all' },
  ]);
});
