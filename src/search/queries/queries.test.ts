/** @jest-environment node */
// cspell:ignore mujhe chahiye kissan fasal vikas patra kaun chalata gaya pmay awas dhan
import { search } from '../engine';
import { others, queries, siteIndex, unknownAddresses } from './queries';

/** Share of queries answered by one of the first results, in percent. */
function answered(among: typeof queries, places: number): number {
  const found = among.filter(({ ask, first }) =>
    search(ask, siteIndex)
      .found.slice(0, places)
      .some(({ subject }) => first.includes(subject.address)),
  );
  return (100 * found.length) / among.length;
}

test('there are enough queries to measure by, each once, and a third is held back', () => {
  const all = [...queries, ...others].map(({ ask }) => ask);
  expect(queries.length).toBeGreaterThanOrEqual(150);
  expect(new Set(all).size).toBe(all.length);
  expect(queries.filter(({ isHeld }) => isHeld).length).toBeGreaterThanOrEqual(Math.floor(queries.length / 4));
});

test('each asks for pages that exist', () => {
  expect(unknownAddresses).toEqual([]);
});

test.each([
  ['all queries', queries],
  ['the third that is held back', queries.filter(({ isHeld }) => isHeld)],
  ['the others', others],
])('%s: the right page comes first for nine in ten, and among the first three for all but a few', (_name, among) => {
  expect(answered(among, 1)).toBeGreaterThanOrEqual(90);
  expect(answered(among, 3)).toBeGreaterThanOrEqual(97);
});

test.each([
  ['prepay or invest', ['/questions/prepay-or-invest']],
  ['prepay home loan or sip', ['/questions/prepay-or-invest']],
  ['should i prepay', ['/questions/prepay-or-invest']],
  ['who runs this site', ['/about']],
  ['how do you earn money', ['/about']],
  ['kaun chalata hai', ['/about']],
  ['पैसा कहां से कमाते हैं', ['/about']],
  ['आप पैसा कहां से कमाते हैं', ['/about']],
  ['इसे कौन चलाता है', ['/about']],
  ['मालिक कौन है', ['/about']],
  ['park money', ['/questions/park-money']],
  ['where to put 8 lakh for a year', ['/questions/park-money']],
  ['need money', ['/questions/need-money']],
  ['i need money urgently', ['/questions/need-money']],
  ['loan against fd or break it', ['/questions/need-money']],
  ['how to get 3 lakh cheapest', ['/questions/need-money']],
  ['I need 3 lakh for a year', ['/questions/need-money']],
  ['मुझे 3 लाख चाहिए', ['/questions/need-money']],
  ['mujhe 2 lakh chahiye', ['/questions/need-money']],
  ['मुझे दो लाख रुपये चाहिए', ['/questions/need-money']],
  ['सवा लाख का लोन', ['/personal-loans', '/calculators/emi']],
  ['My bank offered 8.4%: is that good?', ['/questions/check-my-offer']],
  ['fd sbi 1 year', ['/fixed-deposits']],
  ['नया टैक्स', ['/calculators/income-tax']],
  ['1 crore sip', ['/calculators/goal', '/investments/sip', '/calculators/sip']],
  ['how much do i need to retire', ['/calculators/retirement']],
  ['retire at 50', ['/calculators/retirement', '/retirement-plans']],
  ['retirement corpus for 1 lakh per month', ['/calculators/retirement']],
  ['रिटायरमेंट के लिए कितना पैसा', ['/calculators/retirement']],
])('“%s” leads to the nearest tool', (ask, tools) => {
  expect(tools).toContain(search(ask, siteIndex).found[0]?.subject.address);
});

test.each([
  ['maternity cover', '/insurance/health'],
  ['maternity plan', '/insurance/health'],
  ['cancer policy', '/insurance/health'],
  ['baggage cover', '/insurance/travel'],
  ['earthquake cover', '/insurance/home'],
  ['life cover', '/insurance/term-life'],
  ['accident cover', '/insurance'],
  ['helmet policy', '/insurance'],
  ['salary account', '/savings-accounts'],
  ['medical loan', '/personal-loans'],
  ['pension plan', '/retirement-plans'],
  ['opd cover', '/insurance/health'],
  ['opd', '/insurance/health'],
])('“%s” is answered by its first word, and a page on one product only if it is about that', (ask, page) => {
  expect(search(ask, siteIndex).found[0]?.subject.address).toBe(page);
});

test.each([
  ['kisan credit card', '/search#farm-loan'],
  ['kissan credit card interest rate', '/search#farm-loan'],
  ['crop loan', '/search#farm-loan'],
  ['किसान क्रेडिट कार्ड', '/search#farm-loan'],
  ['crop insurance', '/search#crop-insurance'],
  ['fasal bima yojana', '/search#crop-insurance'],
  ['NRE FD', '/search#nri-accounts'],
  ['nre deposit rates', '/search#nri-accounts'],
  ['LIC surrender value', '/search#endowment-policy'],
  ['shg loan', '/search#group-loan'],
  ['chit fund', '/search#chit-fund'],
  ['bitcoin', '/search#crypto'],
  ['kisan vikas patra', '/search#other-small-savings'],
  ['lottery', '/search#lottery'],
  ['UPI fraud money lost', '/search#fraud'],
  ['lost money to UPI fraud', '/search#fraud'],
  ['scam', '/search#fraud'],
  ['paisa fraud ho gaya', '/search#fraud'],
  ['ठगी हो गई', '/search#fraud'],
  ['pan aadhar link', '/search#aadhaar-pan'],
  ['post office monthly income', '/search#other-small-savings'],
])('“%s” is answered first by what it is and whom to ask, since no page is about it', (ask, place) => {
  const [first] = search(ask, siteIndex).found;
  expect([first?.subject.address, first?.subject.kind]).toEqual([place, 'absent']);
  expect(first?.subject.ask).toMatch(/^https:\/\//);
});

test.each([
  ['mclr rate', '/glossary#mclr'],
  ['inflation rate', '/glossary#inflation'],
  ['eblr rate today', '/glossary#eblr'],
  ['annuity rate', '/glossary#annuity'],
  ['nav today', '/glossary#nav'],
  ['tds rate', '/glossary#tds'],
])('“%s” asks for a number of what a word means, and is answered by the word', (ask, term) => {
  expect(search(ask, siteIndex).found[0]?.subject.address).toBe(term);
});

test.each([
  ['gold rate', '/search#gold-price'],
  ['today gold rate', '/search#gold-price'],
  ['silver price', '/search#gold-price'],
  ['sone ka rate', '/search#gold-price'],
  ['child plan', '/search#child-plan'],
  ['बच्चों का प्लान', '/search#child-plan'],
  ['stamp duty', '/search#property-charges'],
  ['property tax', '/search#property-charges'],
  ['kyc update', '/search#kyc'],
  ['dead person account nominee claim', '/search#after-death'],
  ['gratuity', '/search#gratuity'],
  ['pmay', '/search#pm-awas'],
  ['bank locker rent', '/search#bank-locker'],
  ['gold price today', '/search#gold-price'],
  ['income certificate', '/search#income-certificate'],
  ['Jan Dhan account', '/search#jan-dhan'],
])('“%s” is answered first by whom each has to ask, which no official site is', (ask, place) => {
  const [first] = search(ask, siteIndex).found;
  expect([first?.subject.address, first?.subject.ask]).toEqual([place, undefined]);
});

test.each(['EMI bounce', 'recovery agent harassment', 'loan app harassment', 'रिकवरी एजेंट'])(
  '“%s” leads to the page that says what an agent may not do',
  (ask) => expect(search(ask, siteIndex).found[0]?.subject.address).toBe('/personal-loans'),
);

test('a suggestion of what the site lacks finds its own answer', () => {
  const absent = siteIndex.entries.map(({ subject }) => subject).filter(({ kind }) => kind === 'absent');
  const first = absent.map(({ title }) => search(title, siteIndex).found[0]?.subject.title);
  expect(first).toEqual(absent.map(({ title }) => title));
});

test.each([
  'gold loan rate today',
  'gold loan interest rate',
  'tax on sale of property',
  'child education loan',
  'जना स्मॉल फाइनेंस बैंक',
  'credit card',
  'ki',
  'kisan',
  'lic home loan',
  'fd',
  'crop',
  'mu',
  'scooter loan',
  'student loan for abroad',
  'mudra loan',
  'forex card',
])('“%s” is not taken for what the site lacks, also while somebody types', (ask) => {
  for (const isTyped of [false, true]) {
    expect(search(ask, siteIndex, isTyped).found.filter(({ subject }) => subject.kind === 'absent')).toEqual([]);
  }
});
