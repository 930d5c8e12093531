/** @jest-environment node */
import path from 'node:path';
import { readContent } from './cli/readContent';
import { todayInIndia } from './today';
import { validateContent } from './validateContent';
import { formatProblem } from './validation/problem';

const files = readContent(path.resolve(__dirname, '../..'));

describe('the content of the site', () => {
  it('is found', () => {
    expect(files.map((file) => file.path)).toEqual(
      expect.arrayContaining(['docs/home-loans.mdx', 'docs/home-loans.yml', 'src/content/figures.yml']),
    );
  });

  it('has no problems', () => {
    expect(validateContent(files, todayInIndia()).map(formatProblem)).toEqual([]);
  });
});
