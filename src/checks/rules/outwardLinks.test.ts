/** @jest-environment node */
import * as fc from '@site/tests/unit/properties';
import { hostOf, outwardFault, ownerOf } from './outwardLinks';

const domains = new Map([
  ['hdfc.bank.in', 'HDFC Bank'],
  ['rbi.org.in', 'Reserve Bank of India'],
]);

test.each([
  ['https://www.hdfc.bank.in/home-loan', undefined],
  ['https://cms.rbi.org.in', undefined],
  ['https://hdfc.bank.in/rates?id=3#table', undefined],
  ['https://hdfc.bank.in.evil.example/', /not on the reviewed list/],
  ['https://evil.example/hdfc.bank.in', /not on the reviewed list/],
  ['https://evilhdfc.bank.in/', /not on the reviewed list/],
  ['https://3232235777/', /as browsers show it/],
])('%s', (link, fault) => {
  const found = outwardFault(link, domains);
  if (fault === undefined) expect(found).toBeUndefined();
  else expect(found).toMatch(fault);
});

test('the owner of a host is that of its nearest domain, whichever stands first on the list', () => {
  const group = new Map([
    ['hsbc.co.in', 'HSBC India'],
    ['assetmanagement.hsbc.co.in', 'HSBC Mutual Fund'],
  ]);
  expect(ownerOf('assetmanagement.hsbc.co.in', group)).toBe('HSBC Mutual Fund');
  expect(ownerOf('www.assetmanagement.hsbc.co.in', group)).toBe('HSBC Mutual Fund');
  expect(ownerOf('cards.hsbc.co.in', group)).toBe('HSBC India');
  expect(ownerOf('nothsbc.co.in', group)).toBeUndefined();
});

test('whatever stands around a reviewed name, a link that passes leads a browser to its owner, over HTTPS', () => {
  const piece = fc.constantFrom(
    ...['https://', 'http://', 'hdfc.bank.in', 'rbi.org.in', 'evil.example', '@', ':', '/', '\\', '.', '#', '?', '%2f'],
    ...['%00', 'www.', ':443', ' ', '\t', 'ⅽ', '。', '[::1]', 'x', '//', 'javascript:', '&', 'user:pass@'],
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 7 }), fc.boolean(), (pieces, isHttps) => {
      const link = (isHttps ? 'https://' : '') + pieces.join('');
      if (outwardFault(link, domains) !== undefined) return;
      const url = new URL(link);
      expect(url.protocol).toBe('https:');
      expect(url.href).not.toContain('@hdfc');
      expect([url.username, url.password, url.port]).toEqual(['', '', '']);
      expect(ownerOf(hostOf(link), domains)).toBeDefined();
      // The host after "https://" that a reviewer reads is the link's real target.
      expect(link.toLowerCase().slice('https://'.length)).toMatch(new RegExp(`^${url.host}(?:[/?#]|$)`));
    }),
    { numRuns: 2000 },
  );
});
