import type { Visit } from './lighthouseResult.mjs';
import { goals, lighthouseTable, weightTable, type Measured } from './tables.mjs';

const perfect = { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 };

function visit(change: Partial<Visit> = {}): Visit {
  return { scores: perfect, fcpMs: 800, lcpMs: 900, tbtMs: 0, cls: 0, benchmarkIndex: 1500, failures: [], ...change };
}

function page(route: string, change: Partial<Measured> = {}): Measured {
  const bytes = { HTML: 9 * 1024, CSS: 8 * 1024, script: 4 * 1024, font: 0, image: 0, other: 0 };
  return {
    route,
    isIndexed: true,
    weight: { bytes, inlineScript: 512, headers: 4096, requests: 4, laterBytes: 3072 },
    visits: [visit()],
    copies: [visit()],
    ...change,
  };
}

function row(all: readonly Measured[], what: string): readonly string[] | undefined {
  return goals(all).rows.find(([name]) => name?.startsWith(what));
}

test('the ratio of LCP is the median over routes of each route’s own', () => {
  const slow = page('/slow', { visits: [visit({ lcpMs: 1800 })] });
  const little = page('/little', { visits: [visit({ lcpMs: 945 })] });
  expect(row([page('/'), slow, little], 'LCP')?.[2]).toBe('1.050');
});

test('one slow visit of three does not count, one layout shift does', () => {
  const visits = [visit({ cls: 0.0004 }), visit({ tbtMs: 300, cls: 0.2 }), visit()];
  const one = page('/blog', { visits, copies: [visit(), visit(), visit()] });
  expect(row([one], 'TBT')?.slice(2)).toEqual(['0 ms (0 ms without scripts)', 'none']);
  expect(row([one], 'CLS')?.slice(2)).toEqual(['0.200', '1: /blog']);
  const still = page('/about', { visits: visits.slice(0, 1) });
  expect(row([still], 'CLS')?.slice(2)).toEqual(['0.000', 'none']);
});

test('routes below 100 are named, with the audit; a page with noindex needs no SEO', () => {
  const failing = { scores: { ...perfect, seo: 92 }, failures: ['seo, meta-description: There is none'] };
  const all = [
    page('/'),
    page('/blog', { visits: [visit(failing)] }),
    page('/404.html', { isIndexed: false, visits: [visit(failing)] }),
  ];
  expect(row(all, 'Lighthouse')?.slice(2)).toEqual(['92', '1: /blog']);
  expect(goals(all).notes[0]).toContain('/blog: seo, meta-description: There is none');
});

test('script is files and inline; pages over a limit are named', () => {
  expect(row([page('/')], 'Script')?.slice(2)).toEqual(['4.5 KB', 'none']);
  const weight = { ...page('/').weight, inlineScript: 3 * 1024 };
  expect(row([page('/'), page('/blog', { weight })], 'Script')?.slice(2)).toEqual(['7.0 KB', '1: /blog']);
});

test('each table has a row for each route', () => {
  const all = [page('/'), page('/404.html')];
  expect(lighthouseTable(all).rows.map(([route]) => route)).toEqual(['/', '/404.html (fallback)']);
  expect(weightTable(all).rows[0]).toEqual([
    '/',
    '9.0',
    '8.0',
    '4.0',
    'none',
    'none',
    'none',
    '21.0',
    '0.5',
    '4.0',
    '4',
    '3.0',
  ]);
});
