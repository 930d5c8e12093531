/** @jest-environment node */
import { validateFrontMatter } from './frontMatter';

const source = `---
title: Home loans compared by rate and fee
description: Compare six home loans by interest rate, processing fee and tenure, work out your EMI, and learn what a lender checks first.
reviewed: 2026-11-21
---

## Text
`;
const data = { title: '', description: '', reviewed: new Date() };

describe('validateFrontMatter', () => {
  it('passes what is in order', () => {
    expect(() => validateFrontMatter({ filePath: 'docs/home-loans.mdx', data, source })).not.toThrow();
  });

  it('throws every problem, one a line', () => {
    const broken = source
      .replace('title: Home loans compared by rate and fee', 'title: Loans')
      .replace('reviewed', 'review');
    expect(() => validateFrontMatter({ filePath: 'docs/home-loans.mdx', data, source: broken })).toThrow(
      /^docs\/home-loans\.mdx:2:8 {2}title: .*\ndocs\/home-loans\.mdx:4:1 {2}review: .*did you mean "reviewed"\?$/,
    );
  });

  it('refuses fields that reached Docusaurus unchecked', () => {
    const smuggled = { ...data, slug: '/elsewhere' };
    expect(() => validateFrontMatter({ filePath: 'docs/home-loans.mdx', data: smuggled, source })).toThrow(
      'found slug',
    );
  });

  it('lets partials be without', () => {
    expect(() => validateFrontMatter({ filePath: 'docs/_notes.mdx', data: {}, source: 'Text\n' })).not.toThrow();
  });
});
