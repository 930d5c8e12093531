/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import type { HomeProductsFile } from '../../content/schemas';
import { dataOf, loadDataFile, toJavaScript } from './loadDataFile';

const file = path.resolve(__dirname, '../../../docs/page.yml');
const text = `kind: home-products
rows:
  - { name: Home Loans, icon: house, path: /home-loans, intro: Six lenders side by side, cta: Compare home loans, color: blue }
`;

describe('loadDataFile', () => {
  it('gives the data', () => {
    expect(loadDataFile(file, text)).toMatchObject({ kind: 'home-products', rows: [{ name: 'Home Loans' }] });
  });

  it('puts the rows of a list in the order that it states', () => {
    const list = path.resolve(__dirname, '../../../docs/retirement-plans.yml');
    const written = readFileSync(list, 'utf8');
    const [head = '', ...rows] = written.split(/^(?= {2}- )/m);
    expect(rows.length).toBeGreaterThan(2);
    expect(loadDataFile(list, [head, ...rows.reverse()].join(''))).toEqual(loadDataFile(list, written));
  });

  it('throws all problems at once, with the path from the root of the repository', () => {
    const broken = text.replace('icon: house', 'icon: hut').replace('color: blue', 'color: pink');
    expect(() => loadDataFile(file, broken)).toThrow(
      /^docs\/page\.yml:3:31 {2}entry "Home Loans", icon: found "hut".*\ndocs\/page\.yml:3:\d+ {2}entry "Home Loans", color: found "pink"/,
    );
  });
});

describe('dataOf in another language', () => {
  const english = { path: 'docs/page.yml', text };
  const hindi = (translations: string) => ({ path: 'docs/page.hi.yml', text: `rows:\n  Home Loans:\n${translations}` });
  const intro = '    intro: { en: Six lenders side by side, hi: छह बैंक एक साथ }\n';

  it('has the texts that are translated, and the values of the data file', () => {
    const [row] = (dataOf(english, 'en') as HomeProductsFile).rows;
    expect(dataOf(english, 'hi', hindi(intro))).toEqual({
      kind: 'home-products',
      rows: [{ ...row, intro: 'छह बैंक एक साथ' }],
    });
    expect(dataOf(english, 'en')).toMatchObject({ rows: [{ intro: 'Six lenders side by side' }] });
  });

  it('has the English text where the English words have changed since, or nobody has translated them', () => {
    const earlier = hindi(intro.replace('Six', 'Five').replace('छह', 'पाँच'));
    expect(dataOf(english, 'hi', earlier)).toEqual(dataOf(english, 'en'));
    expect(dataOf(english, 'hi')).toEqual(dataOf(english, 'en'));
  });

  it('throws what is wrong with the translations', () => {
    expect(() => dataOf(english, 'hi', hindi('    color: { en: blue, hi: नीला }\n'))).toThrow(
      /^docs\/page\.hi\.yml:3:5 {2}entry "Home Loans", color: remove it: this is a value/u,
    );
  });

  it('marks each text and no value in the pseudo-locale', () => {
    expect(dataOf(english, 'en-XA')).toMatchObject({
      rows: [{ name: '⟦Home Loans⟧', icon: 'house', path: '/home-loans', cta: '⟦Compare home loans⟧', color: 'blue' }],
    });
  });
});

describe('toJavaScript', () => {
  it.each([
    { text: 'quotes " \' ` and \\ backslash' },
    { text: '</script><!-- \u2028 \u2029 ₹' },
    { list: [1, null, { ['__proto__']: 'x' }] },
  ])('gives source that evaluates to the same data: %j', (data) => {
    const source = toJavaScript(data);
    expect(runInNewContext(`(${source})`)).toEqual(data);
    expect(source).not.toMatch(/[<\u2028\u2029]/);
  });
});
