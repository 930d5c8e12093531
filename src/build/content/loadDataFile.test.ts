/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { loadDataFile, toJavaScript } from './loadDataFile';

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
