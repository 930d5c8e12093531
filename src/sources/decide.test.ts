import { decide } from './decide';
import type { AddressReport } from './readAddress';
import type { Sighting } from './reading/look';
import type { QuotedValue } from './watched/quotedValue';

const ADDRESS = 'https://bank.example/rates';
const value = {
  file: 'docs/home-loans.yml',
  row: 'a-bank',
  field: 'fee',
  text: '0.50%',
  addresses: [ADDRESS],
  frozen: [],
};
const GONE: Sighting = { verdict: 'gone', excerpt: '', anchors: [] };

/** What is said of a value that a page does not have. */
function said(wasSeen: boolean, sighting = GONE, trouble?: AddressReport['trouble']) {
  const quoted = value as unknown as QuotedValue;
  const report = { address: ADDRESS, sightings: new Map([[quoted, sighting]]), trouble } as unknown as AddressReport;
  return decide(quoted, new Map([[ADDRESS, report]]), () => wasSeen);
}

test('gone is what a page has held, and what it never held was not found', () => {
  expect(said(true)).toMatchObject({ verdict: 'gone', isLost: true, reason: 'no longer on the page' });
  expect(said(false)).toMatchObject({ verdict: 'not found', isLost: false });
});

test('a highest rate that another line exceeds is gone, and so is a page that is not there', () => {
  expect(said(false, { ...GONE, higher: '7.50%' }).verdict).toBe('gone');
  expect(said(false, GONE, { kind: 'trouble', verdict: 'gone', cause: 'the host answers 404' }).verdict).toBe('gone');
});
