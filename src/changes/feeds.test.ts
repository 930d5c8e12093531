/** @jest-environment jsdom */
import type { ChangeLog } from './changeLog';
import { problemsOfFeed } from '@site/tests/support/feeds';
import { changeFeeds } from './feeds';

const log: ChangeLog = {
  from: '2025-05',
  months: [
    {
      month: '2026-11',
      figures: [{ id: 'gst', label: 'GST on fees', from: '18%', to: '12%', day: '2026-12-01' }],
      lists: [
        {
          page: { title: 'Personal loans', path: '/personal-loans' },
          values: [{ row: 'Axis Bank', label: 'Interest rate', from: '9.99%', to: '9.75%' }],
          corrections: [],
          added: ['Bank of Baroda'],
          gone: [],
        },
      ],
      articles: [{ title: 'An article', path: '/blog/an-article' }],
    },
    {
      month: '2026-10',
      figures: [{ id: 'repo-rate', label: 'Repo rate', from: '5.25%', to: '5.50%', day: '2026-10-07' }],
      lists: [
        {
          page: { title: 'Gold loans', path: '/gold-loan' },
          values: [],
          corrections: [],
          added: [],
          gone: ['Some & Co'],
        },
      ],
      articles: [],
    },
  ],
};

const TODAY = '2026-11-22';

function entriesOf(path: string): [title: string, day: string, link: string, text: string][] {
  const text = changeFeeds(log, 'https://example.in', TODAY).find((feed) => feed.path === path)?.text ?? '';
  const feed = new DOMParser().parseFromString(text, 'application/xml');
  const content = (entry: Element, name: string): string => entry.querySelector(name)?.textContent ?? '';
  return [...feed.querySelectorAll('entry')].map((entry) => [
    content(entry, 'title'),
    content(entry, 'updated').slice(0, 16),
    entry.querySelector('link')?.getAttribute('href') ?? '',
    content(entry, 'summary'),
  ]);
}

test('a feed tells every change of a figure or list, the newest first, on the day on which visitors could see it', () => {
  expect(entriesOf('/changes.xml')).toEqual([
    [
      'Personal loans: changes in November 2026',
      '2026-11-21T18:30',
      'https://example.in/personal-loans',
      'Axis Bank, interest rate: 9.99% → 9.75%; New in the list: Bank of Baroda',
    ],
    [
      'Gold loans: changes in October 2026',
      '2026-10-30T18:30',
      'https://example.in/gold-loan',
      'No longer in the list: Some & Co',
    ],
    ['Repo rate: 5.25% → 5.50%', '2026-10-06T18:30', 'https://example.in/figures#repo-rate', '5.25% → 5.50%'],
  ]);
});

test('another tells those of figures alone', () => {
  expect(entriesOf('/figures.xml').map(([title]) => title)).toEqual(['Repo rate: 5.25% → 5.50%']);
});

test('a feed without an entry is as new as the build, and of no other time', () => {
  for (const { text } of changeFeeds({ from: '2025-05', months: [] }, 'https://example.in', TODAY)) {
    expect(text).toContain('<updated>2026-11-21T18:30:00.000Z</updated>');
    expect(problemsOfFeed(text)).toEqual([]);
  }
});

test('after a quiet year a feed says so, and keeps the day of its last entry', () => {
  for (const { text } of changeFeeds(log, 'https://example.in', '2027-12-01')) {
    expect(text).toMatch(/<subtitle>Since November 2026 nothing has changed that this site knows of/);
    expect(text).not.toContain('2027-12-01T');
    expect(problemsOfFeed(text)).toEqual([]);
  }
  for (const { text } of changeFeeds(log, 'https://example.in', TODAY)) expect(text).not.toContain('<subtitle>');
});

test('both are Atom: whoever reads them finds all that RFC 4287 asks for', () => {
  for (const { text } of changeFeeds(log, 'https://example.in', TODAY)) expect(problemsOfFeed(text)).toEqual([]);
});

test('an entry keeps its id when a month goes on', () => {
  const ids = (today: string): string[] =>
    changeFeeds(log, 'https://example.in', today).flatMap(({ text }) => text.match(/<id>[^<]*<\/id>/g) ?? []);
  expect(ids('2026-11-23')).toEqual(ids(TODAY));
});
