/** @jest-environment jsdom */
import { showOverdue } from './overdue';

const words = (): HTMLElement => document.querySelector('p')!;

test.each([
  ['on the last day', '2026-11-30T18:29:59Z', true],
  ['on the day after, by the clock of India', '2026-11-30T18:30:00Z', false],
  ['months later', '2027-03-01T00:00:00Z', false],
])('%s', (_when, now, isHidden) => {
  document.body.innerHTML = '<p data-until="2026-11-30" hidden>These figures may have changed.</p>';
  showOverdue(new Date(now));
  expect(words().hidden).toBe(isHidden);
});

test.each([
  ['2026-12-04T18:29:59Z', 'The next meeting ends on 4 December 2026.'],
  ['2026-12-04T18:30:00Z', 'It has met.'],
])('at %s, a sentence of a day to come reads "%s"', (now, sentence) => {
  document.body.innerHTML =
    '<p><span data-until="2026-12-04" data-ends>The next meeting ends on 4 December 2026.</span><span data-until="2026-12-04" hidden>It has met.</span></p>';
  showOverdue(new Date(now));
  expect([...words().children].filter((part) => !(part as HTMLElement).hidden).map((part) => part.textContent)).toEqual(
    [sentence],
  );
});

test('what the build knew stays, whatever the clock of the visitor says', () => {
  document.body.innerHTML = '<p data-until="2026-11-30">These figures may have changed.</p>';
  showOverdue(new Date('2001-01-01'));
  expect(words()).toBeVisible();
});

test.each([
  ['2027-03-10T18:29:59Z', false],
  ['2027-03-10T18:30:00Z', true],
])('a list that is ranked until 10 March is marked as old at %s: %s', (now, isOld) => {
  document.body.innerHTML = '<div data-until="2027-03-10"></div>';
  showOverdue(new Date(now));
  expect(document.querySelector('div')!.hasAttribute('data-old')).toBe(isOld);
});
