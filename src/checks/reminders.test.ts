/** @jest-environment node */
import { edit, sampleFiles, withSite } from '@site/tests/fixtures/mistakes/spoil';
import { checkSite } from './checkSite';
import { readSite } from './model';
import { formatProblem } from './problem';
import { reminders } from './reminders';

const LOANS = 'docs/home-loans.yml';
const FIGURES = 'src/content/figures.yml';

/** Reminders on a day, for a sample with content that ends on 31 December 2026. */
function waitingOn(today: string): readonly string[] {
  const files = sampleFiles();
  edit(
    LOANS,
    'value: 0.35%, at most ₹10,000',
    'value: 0.35%, at most ₹10,000\n      until: 2026-12-31\n      after: { value: Not found }',
  )(files);
  edit(
    LOANS,
    'value: up to 0.50%',
    'value: up to 0.50%; Nil until 31 December 2026\n      note: The bank decides by the end of the year.\n      noteUntil: 2026-12-31',
  )(files);
  edit(FIGURES, "value: '₹1.5 lakh', ", "value: '₹1.5 lakh', until: 2026-12-31, ")(files);
  return withSite(files, (root) => {
    const site = readSite(root, today);
    // A passed day is nobody's mistake, and fails no build.
    expect(checkSite(site)).toEqual([]);
    return reminders(site).map(formatProblem);
  });
}

test('nothing waits on the last day', () => {
  expect(waitingOn('2026-12-04')).toEqual([]);
});

test('each end is named on the day after, with its place and what to do', () => {
  expect(waitingOn('2026-12-05')).toEqual([
    'docs/figures.mdx:11:120  <Until>: its last day, 4 December 2026, has passed: write what is true now, without <Until>',
  ]);
  expect(waitingOn('2027-01-01').slice(1)).toEqual([
    'docs/home-loans.yml:18:7  its value ended on 31 December 2026, and "after" stands in its place: look for the new one',
    'docs/home-loans.yml:38:7  its note ended on 31 December 2026: write what is true now, and take "noteUntil" out',
    'docs/home-loans.yml:38:14  nobody is let off this fee since 31 December 2026: take it out',
    'src/content/figures.yml:14:44  entry "saving-limit": its last value ended on 31 December 2026: add the one that holds now',
  ]);
});
