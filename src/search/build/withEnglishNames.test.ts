import type { Subject } from '../subjects';
import { withEnglishNames } from './withEnglishNames';

const subject = (address: string, ...names: readonly string[]): Subject => ({
  ...{ kind: 'page', address, title: names[0] ?? '', text: '', names },
});
const file = (...subjects: readonly Subject[]) => ({ subjects, ignored: [], defining: [], synonyms: [] });

test('a subject keeps its title and is found by its English names, too; one that the language lacks is none', () => {
  const own = file(subject('/home-loans', 'होम लोन', 'EMI'));
  const english = file(subject('/home-loans', 'Home Loans', 'EMI'), subject('/car-loan', 'Car Loan'));
  expect(withEnglishNames(own, english).subjects).toEqual([
    { ...subject('/home-loans', 'होम लोन', 'EMI', 'Home Loans') },
  ]);
});
