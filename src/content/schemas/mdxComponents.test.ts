/** @jest-environment node */
import { listingKinds } from './';
import { vocabulary } from './mdxComponents';

describe('vocabulary', () => {
  it('lets every kind of list be shown by exactly one component', () => {
    // The head of a page names the month of a list without showing it.
    const { Hero: _, ...others } = vocabulary;
    const shown = Object.values(others).flatMap(({ required, optional }) => {
      const rules = Object.values({ ...required, ...optional });
      return [...new Set(rules.flatMap((rule) => (rule.type === 'data' ? rule.kinds : [])))];
    });
    expect([...shown].sort()).toEqual(Object.keys(listingKinds).sort());
  });

  it('puts components only inside components that exist', () => {
    for (const { within = [] } of Object.values(vocabulary)) {
      for (const parent of within) expect(Object.keys(vocabulary)).toContain(parent);
    }
  });
});
