import { dueList } from './dueList';

const due = { checked: '2025-06-30', reviewEveryDays: 90, reviewBy: '2025-09-28' };

test('lists what is due by area, as items to tick off', () => {
  const pages = [{ title: 'A page', path: '/a' }];
  const text = dueList([
    { ...due, name: 'figure ppf-rate', pages: [...pages, { title: 'Another', path: '/b' }] },
    { ...due, name: 'docs/insurance/car.yml', pages },
    { ...due, name: 'docs/insurance/bike.yml', pages: [] },
  ]);
  const [figures, insurance] = text.split('\n## ').slice(1);
  expect(figures).toMatch(/^Figures: 1\n/);
  expect(figures).toMatch(/- \[ \] \[figure ppf-rate\]\(\S+figures.yml\), \/a, \/b, by 2025-09-28/);
  expect(insurance).toMatch(/^docs\/insurance: 2\n/);
  expect(insurance).toMatch(/\(\S+docs\/insurance\/bike.yml\), no page, by/);
});

test('is empty when nothing is due', () => {
  expect(dueList([])).toBe('');
});
