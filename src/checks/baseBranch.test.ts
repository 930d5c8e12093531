/** @jest-environment node */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sampleFiles, withSite } from '@site/tests/fixtures/mistakes/spoil';
import { commitAll, git, testWithGit } from '@site/tests/unit/gitRepository';
import { baseBranch } from './baseBranch';
import { readSite } from './model';
import { ADDRESSES_PATH } from './parse/addresses';

const branchAt = (root: string) => baseBranch(root, readSite(root, '2026-11-21'));

testWithGit('knows an address that this branch has taken off the list', () => {
  withSite(sampleFiles(), (root) => {
    git(root, '2026-11-01', 'init', '--quiet');
    commitAll(root, '2026-11-01');
    git(root, '2026-11-02', 'switch', '--quiet', '--create', 'away-with-the-guide');
    writeFileSync(path.join(root, ADDRESSES_PATH), '/\n/new\n');
    commitAll(root, '2026-11-02');
    expect(branchAt(root).publishedBefore).toContain('/guide');
    expect(branchAt(root).publishedBefore).not.toContain('/new');
  });
});

testWithGit('knows the content of the main branch, beside edits that are not committed', () => {
  withSite(sampleFiles(), (root) => {
    git(root, '2026-11-01', 'init', '--quiet');
    commitAll(root, '2026-11-01');
    const loans = path.join(root, 'docs/home-loans.yml');
    writeFileSync(loans, readFileSync(loans, 'utf8').replace('from 7.90%', 'from 9.70%'));
    writeFileSync(path.join(root, 'docs/new.yml'), 'kind: documents\nrows: []\n');
    const now = readSite(root, '2026-11-21');
    const { before } = baseBranch(root, now);
    const of = (site: typeof before, name: string) => site?.data.find((file) => file.path === name);
    expect(of(before, 'docs/home-loans.yml')?.text).toContain('from 7.90%');
    expect(of(before, 'src/content/providers.yml')).toBe(of(now, 'src/content/providers.yml'));
    expect(of(before, 'docs/new.yml')).toBeUndefined();
  });
});

testWithGit('knows none where Git knows no such branch', () => {
  withSite(sampleFiles(), (root) => {
    expect(branchAt(root).publishedBefore).toEqual([]);
    git(root, '2026-11-01', 'init', '--quiet', '--initial-branch=alone');
    commitAll(root, '2026-11-01');
    expect(branchAt(root).publishedBefore).toEqual([]);
  });
});
