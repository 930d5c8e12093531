/** @jest-environment node */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { edit, sampleFiles, withSite } from '@site/tests/fixtures/mistakes/spoil';
import { commitAll, git, testWithGit } from '@site/tests/unit/gitRepository';
import { readSite } from '../checks/model';
import { checkData } from '../checks/validate';
import { changeLog, firstMonth } from './changeLog';
import { pastVersions, timesPutRight } from './versions';

const TODAY = '2026-12-03';
const LIST = 'docs/credit-cards/cashback.yml';
const DOCUMENTS = 'src/content/documents/hdfc-bank.yml';

/** What the publisher of the list's numbers says a month later. */
const LATER_RATES = `  - id: hdfc-rates-2025-07
    publisher: HDFC Bank
    title: Rates of home loans
    address: https://www.hdfc.bank.in/home-loan
    kind: issuer
    read: 2025-07-31
`;

/** Saves a change of the list and commits it on a day. */
function commit(root: string, day: string, change: (text: string) => string): void {
  const text = String(sampleFiles().get(LIST));
  mkdirSync(path.dirname(path.join(root, LIST)), { recursive: true });
  writeFileSync(path.join(root, LIST), change(text));
  commitAll(root, day);
}

function logOf(root: string, today = TODAY) {
  const site = readSite(root, today);
  const figures = site.data.find(({ kind }) => kind === 'figures');
  const result = figures && checkData(figures, today);
  const registry = result?.ok && result.data.kind === 'figures' ? result.data.rows : [];
  const first = firstMonth(today);
  const past = pastVersions(root, site, today.slice(0, 7), first);
  return changeLog(site, past, registry, timesPutRight(root, site, first));
}

testWithGit('tells lists by the versions of each month, figures by their periods and articles by their dates', () => {
  const files = sampleFiles();
  files.set(DOCUMENTS, `${String(files.get(DOCUMENTS))}${LATER_RATES}`);
  const fromLater = (flights: string) => (text: string) =>
    text.replace('2 flights', flights).replace('hdfc-rates-2025-06', 'hdfc-rates-2025-07');
  withSite(files, (root) => {
    git(root, '2026-10-01', 'init', '-q');
    commit(root, '2026-10-05', (text) => text);
    commit(root, '2026-11-02', fromLater('3 flights'));
    commit(root, '2026-11-09', fromLater('4 flights'));
    const { months, listsSince } = logOf(root);
    expect(listsSince).toBe('2026-10');
    expect(months.map(({ month }) => month)).toEqual(['2026-11', '2026-10', '2025-07']);
    expect(months[0]?.lists).toEqual([
      {
        page: { title: 'Credit cards with no yearly fee', path: '/credit-cards/cashback' },
        values: [{ row: 'Travel Card', label: 'Best for', from: '2 flights a year', to: '4 flights a year' }],
        corrections: [],
        added: [],
        gone: [],
      },
    ]);
    expect(months[1]?.figures).toEqual([
      { id: 'repo-rate', label: 'Repo rate of the RBI', from: '5.50%', to: '5.75%', day: '2026-10-02' },
    ]);
    expect(months[2]?.articles.map(({ path: url }) => url)).toEqual(['/blog/sip-vs-lump-sum']);
  });
});

testWithGit(
  'a value that its document never said is told as a correction, with the month since when it was wrong',
  () => {
    withSite(sampleFiles(), (root) => {
      git(root, '2026-08-01', 'init', '-q');
      commit(root, '2026-08-05', (text) => text);
      commit(root, '2026-09-05', (text) => text.replace('2 flights', '22 flights'));
      commit(root, '2026-10-05', (text) => `${text.replace('2 flights', '22 flights')}# Seen.\n`);
      commit(root, '2026-12-02', (text) => text);
      const [december, ...earlier] = logOf(root).months.filter(({ lists }) => lists.length > 0);
      expect(december?.lists[0]?.corrections).toEqual([
        { row: 'Travel Card', label: 'Best for', from: '22 flights a year', to: '2 flights a year', since: '2026-09' },
      ]);
      // The slip itself is no news.
      expect(earlier.flatMap(({ lists }) => lists.flatMap(({ values }) => values))).toEqual([]);
    });
  },
);

testWithGit('what was wrong for some days and held back is told as a correction, too', () => {
  withSite(sampleFiles(), (root) => {
    const wrong = (text: string) => text.replace('2 flights', '22 flights');
    const isHeld = (text: string) => wrong(text).replace('rows:', 'hold: The numbers are in doubt.\nrows:');
    git(root, '2026-10-01', 'init', '-q');
    commit(root, '2026-10-05', (text) => text);
    commit(root, '2026-11-02', wrong);
    commit(root, '2026-11-03', isHeld);
    commit(root, '2026-11-09', (text) => text);
    const [corrected] = logOf(root).months.flatMap(({ month, lists }) => lists.map((list) => ({ month, ...list })));
    expect(corrected).toMatchObject({
      month: '2026-11',
      corrections: [{ from: '22 flights a year', to: '2 flights a year', since: '2026-11' }],
    });
  });
});

testWithGit('after two years without an edit, nothing has changed, and the history is known to say so', () => {
  withSite(sampleFiles(), (root) => {
    git(root, '2026-10-01', 'init', '-q');
    commit(root, '2026-10-05', (text) => text);
    const { months, from, listsSince } = logOf(root, '2028-11-26');
    expect([months, from, listsSince]).toEqual([[], '2027-05', '2027-04']);
  });
});

testWithGit('what changed in the first month is told against what stood before it', () => {
  const files = sampleFiles();
  files.set(DOCUMENTS, `${String(files.get(DOCUMENTS))}${LATER_RATES}`);
  withSite(files, (root) => {
    git(root, '2026-10-01', 'init', '-q');
    commit(root, '2026-10-05', (text) => text);
    commit(root, '2027-05-10', (text) =>
      text.replace('2 flights', '3 flights').replace('hdfc-rates-2025-06', 'hdfc-rates-2025-07'),
    );
    const { months } = logOf(root, '2028-11-26');
    expect(months.map(({ month, lists }) => [month, lists.length])).toEqual([['2027-05', 1]]);
  });
});

test('a figure that begins later is no change yet', () => {
  const files = sampleFiles();
  edit(
    'src/content/figures.yml',
    "{ value: '₹1.5 lakh', source: { unproved: Ministry of Finance } }",
    "{ value: '₹1.5 lakh', until: 2026-12-30, source: { unproved: Ministry of Finance } }, { value: '₹2 lakh', from: 2026-12-31, source: { unproved: Ministry of Finance } }",
  )(files);
  withSite(files, (root) => {
    const idsOn = (today: string) => logOf(root, today).months.flatMap(({ figures }) => figures.map(({ id }) => id));
    expect(idsOn('2026-12-30')).not.toContain('saving-limit');
    expect(idsOn('2026-12-31')).toContain('saving-limit');
  });
});

testWithGit('a shallow clone tells what it knows, and from when on', () => {
  withSite(sampleFiles(), (root) => {
    git(root, '2026-10-01', 'init', '-q');
    commit(root, '2026-10-05', (text) => text);
    commit(root, '2026-11-02', (text) => text.replace('2 flights', '4 flights').replace('2025-06\n', '2025-07\n'));
    const clone = path.join(root, 'clone');
    git(root, '2026-11-02', 'clone', '-q', '--depth=1', `file://${root}`, clone);
    const { months, listsSince } = logOf(clone);
    expect(listsSince).toBe('2026-11');
    expect(months.flatMap(({ lists }) => lists)).toEqual([]);
  });
});

test('without a history, figures and articles are still told', () => {
  withSite(sampleFiles(), (root) => {
    const { months, listsSince } = logOf(root);
    expect(listsSince).toBeUndefined();
    expect(months.map(({ month }) => month)).toEqual(['2026-10', '2025-07']);
  });
});

test.each([
  ['a draft', 'reviewed: 2026-11-21', 'reviewed: 2026-11-21\ndraft: true'],
  ['an article of a later day', 'date: 2025-07-22', 'date: 2026-12-04'],
])('%s is not announced', (_what, from, to) => {
  const files = sampleFiles();
  edit('blog/sip-vs-lump-sum.mdx', from, to)(files);
  withSite(files, (root) => {
    expect(logOf(root).months.flatMap(({ articles }) => articles)).toEqual([]);
  });
});
