/** @jest-environment node */
import path from 'node:path';
import { readTree } from './cli/readTree';
import { todayInIndia } from '../content/today';
import { validateTree } from './tree/validateTree';
import { formatProblem } from './problem';

const tree = readTree(path.resolve(__dirname, '../..'));

describe('the content of the site', () => {
  it('is found', () => {
    expect(tree.files.map((file) => file.path)).toEqual(
      expect.arrayContaining(['docs/home-loans.mdx', 'docs/home-loans.yml', 'src/content/figures.yml']),
    );
    expect(tree.assets.map((asset) => asset.path)).toContain('static/favicon.svg');
    expect(tree.addresses).toContain('\n/home-loans\n');
  });

  it('has no problems', () => {
    expect(validateTree(tree, todayInIndia()).map(formatProblem)).toEqual([]);
  });
});
