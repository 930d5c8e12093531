import { readFileSync } from 'node:fs';
import { hindiProblems, refusedIn } from './hindiWords';

// cspell:disable
const refused = refusedIn(readFileSync('i18n/hi/README.md', 'utf8'));
const found = (line: string) => hindiProblems('a/messages.hi.ftl', line, refused).map((problem) => problem.found);

test.each([
  ['ask = बैंक से पूछिए।', ['"पूछिए"']],
  ['ask = हमें बताइए, और देखिए', ['"देखिए"', '"बताइए"']],
  ['share = एम्प्लॉयर का हिस्सा', ['"एम्प्लॉयर"']],
  ['rate = { $points } अंक बढ़ा', ['"} अंक"']],
  ['fold = पढ़ें।, और 3 बातें', ['"।,"']],
  ['source = Budget Katta, a public data project के ज़रिए', ['"public data"']],
  ['kind = रिड्यूसिंग बैलेंस', ['"रिड्यूसिंग बैलेंस"']],
  ['files = फ़ाइलें', ['"फ़"']],
  ['more = ज्यादा कागज़', ['"ज्यादा"']],
  ['ends = लोन **{ $time }** बाद खत्म होता है।', ['"}** बाद खत्म"']],
])('%s is refused', (line, words) => {
  expect(found(line)).toEqual(words);
});

test.each([
  'ask = इसलिए बैंक के लिए चाहिए।',
  'rate = 1 प्रतिशत अंक',
  'month = फ़रवरी, ज़्यादा से ज़्यादा ₹5 हज़ार के दस्तावेज़',
  '# रिड्यूसिंग बैलेंस is an old word',
  'name = HDFC Bank का Key Facts Statement',
  '    [lender-with-condition] { $lender ->',
])('%s is fine', (line) => {
  expect(found(line)).toEqual([]);
});

test('of the texts of data, Hindi is read and no English', () => {
  const text = '    rates note:\n      en: a public data project\n      hi: एम्प्लॉयर';
  expect(hindiProblems('docs/a.hi.yml', text, refused).map(({ line }) => line)).toEqual([3]);
});
