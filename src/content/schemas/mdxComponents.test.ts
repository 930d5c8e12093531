/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listingKinds } from './';
import { vocabulary } from './mdxComponents';

const mdxComponents = readFileSync(path.resolve(__dirname, '../../theme/MDXComponents/index.tsx'), 'utf8');

describe('vocabulary', () => {
  it('names the components that pages are given, no more and no fewer', () => {
    const given = /OriginalMDXComponents as [^,]*, unknown>>\),([\s\S]*?)\n\};/.exec(mdxComponents)?.[1] ?? '';
    const names = [...given.matchAll(/^\s*([A-Z]\w*)\b/gm)].map(([, name]) => name);
    expect(names.sort()).toEqual(Object.keys(vocabulary).sort());
  });

  it('lets every kind of list be shown by exactly one component', () => {
    const shown = Object.values(vocabulary).flatMap(({ required }) =>
      Object.values(required ?? {}).flatMap((rule) => (rule.type === 'data' ? rule.kinds : [])),
    );
    expect([...shown].sort()).toEqual(Object.keys(listingKinds).sort());
  });

  it('puts components only inside components that exist', () => {
    for (const { within = [] } of Object.values(vocabulary)) {
      for (const parent of within) expect(Object.keys(vocabulary)).toContain(parent);
    }
  });
});
