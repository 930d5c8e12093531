import { readResult } from './lighthouseResult.mjs';
import { isIndexed, isRedirect, repetitionsOf, routeOf } from './routes.mjs';

test.each([
  ['index.html', '/'],
  ['blog.html', '/blog'],
  ['blog/sip-vs-lump-sum.html', '/blog/sip-vs-lump-sum'],
  ['blog/page/2/index.html', '/blog/page/2'],
  ['404.html', '/404.html'],
])('%s is at %s', (file, route) => {
  expect(routeOf(file)).toBe(route);
});

test('a file that only leads elsewhere is no page', () => {
  expect(isRedirect('<meta charset="UTF-8"><meta http-equiv="refresh" content="0; url=/home-loans">')).toBe(true);
  expect(isRedirect('<meta name="description" content="When to refresh a loan"><p>http-equiv</p>')).toBe(false);
});

test('a page with noindex is kept out of search engines', () => {
  expect(isIndexed('<meta name="robots" content="noindex"/>')).toBe(false);
  expect(isIndexed('<meta name="description" content="noindex"><meta name="robots" content="max-snippet:-1">')).toBe(
    true,
  );
});

test('templates are measured again and again, other routes once', () => {
  expect(repetitionsOf('/home-loans', 3)).toBe(3);
  expect(repetitionsOf('/car-loan', 3)).toBe(1);
});

const audits = {
  'first-contentful-paint': { title: 'FCP', score: 0.99, numericValue: 800 },
  'largest-contentful-paint': { title: 'LCP', score: 1, numericValue: 900 },
  'total-blocking-time': { title: 'TBT', score: 1, numericValue: 0 },
  'cumulative-layout-shift': { title: 'CLS', score: 1, numericValue: 0 },
  'image-alt': {
    title: 'Images have no alt',
    score: 0,
    details: { items: [{ node: { snippet: '<img src="a.png">' } }] },
  },
  'not-weighed': { title: 'An advice', score: 0 },
  'not-here': { title: 'Videos have captions', score: null },
};
const result = {
  categories: {
    performance: { id: 'performance', score: 0.999, auditRefs: [{ id: 'first-contentful-paint', weight: 10 }] },
    accessibility: {
      id: 'accessibility',
      score: 0.93,
      auditRefs: [
        { id: 'image-alt', weight: 10 },
        { id: 'not-weighed', weight: 0 },
        { id: 'not-here', weight: 3 },
      ],
    },
  },
  audits,
  environment: { benchmarkIndex: 1500 },
};

test('a visit has its scores, its times, and the audits that cost a category its 100', () => {
  expect(readResult(result)).toEqual({
    scores: { performance: 100, accessibility: 93 },
    fcpMs: 800,
    lcpMs: 900,
    tbtMs: 0,
    cls: 0,
    benchmarkIndex: 1500,
    failures: ['accessibility, image-alt: Images have no alt (`<img src="a.png">`)'],
  });
});

test('a page that could not be opened is an error', () => {
  expect(() => readResult({ ...result, runtimeError: { message: 'Status code: 404' } })).toThrow('Status code: 404');
});
