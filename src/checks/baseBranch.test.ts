/** @jest-environment node */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { sampleFiles, withSite } from '../../tests/fixtures/mistakes/spoil';
import { commitAll, git, testWithGit } from '../../tests/unit/gitRepository';
import { publishedBefore } from './baseBranch';
import { ADDRESSES_PATH } from './parse/addresses';

testWithGit('knows an address that this branch has taken off the list', () => {
  withSite(sampleFiles(), (root) => {
    git(root, '2026-11-01', 'init', '--quiet');
    commitAll(root, '2026-11-01');
    git(root, '2026-11-02', 'switch', '--quiet', '--create', 'away-with-the-guide');
    writeFileSync(path.join(root, ADDRESSES_PATH), '/\n/new\n');
    commitAll(root, '2026-11-02');
    expect(publishedBefore(root)).toContain('/guide');
    expect(publishedBefore(root)).not.toContain('/new');
  });
});

testWithGit('knows none where Git knows no such branch', () => {
  withSite(sampleFiles(), (root) => {
    expect(publishedBefore(root)).toEqual([]);
    git(root, '2026-11-01', 'init', '--quiet', '--initial-branch=alone');
    commitAll(root, '2026-11-01');
    expect(publishedBefore(root)).toEqual([]);
  });
});
