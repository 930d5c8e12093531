import { citationsOf } from './citations';

const article = (...lines: readonly string[]): string =>
  ['Text with [a link](https://example.in/).', '', '## Sources', '', ...lines, '', '## After', '', '- [x](/y)'].join(
    '\n',
  );

test.each([
  [
    '- GST Council: rate on loans, [gstcouncil.gov.in](https://gst.in/)',
    'GST Council: rate on loans',
    ['https://gst.in/'],
  ],
  [
    '- Income Tax Department, slabs: [incometax.gov.in](https://tax.in/)',
    'Income Tax Department, slabs',
    ['https://tax.in/'],
  ],
  [
    '- SEBI, a study: [sebi.gov.in](https://a.in/) and [investor.sebi.gov.in](https://b.in/)',
    'SEBI, a study',
    ['https://a.in/', 'https://b.in/'],
  ],
  [
    '- PIB, [release 2206763 of 2025](https://pib.in/?PRID=1)',
    'PIB, release 2206763 of 2025',
    ['https://pib.in/?PRID=1'],
  ],
])('%s', (line, text, addresses) => {
  expect(citationsOf(article(line))).toEqual([{ text, addresses }]);
});

test('a source without an address, and links elsewhere, are no citations', () => {
  expect(citationsOf(article('- Insurance Act, 1938, section 45'))).toEqual([]);
  expect(citationsOf('- [a link](https://example.in/)')).toEqual([]);
});

test('the list of sources may end the article', () => {
  expect(citationsOf('## Sources\n\n- RBI, [rbi.org.in](https://rbi.in/)')).toEqual([
    { text: 'RBI', addresses: ['https://rbi.in/'] },
  ]);
});
