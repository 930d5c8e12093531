/** @jest-environment node */
import fs from 'node:fs';
import { readTree } from '../../checks/cli/readTree';
import { stopBuild } from './stopBuild';

jest.mock('../../checks/cli/readTree');

const page = `---
title: Fixed deposits compared by their rates
description: Compare fixed deposits by rate and tenure, learn what a senior citizen earns, and see what the tax leaves of it all.
reviewed: 2025-06-30
---

<Note title="Insured up to a limit">Ask the bank.
`;

const environment = process.env.NODE_ENV;

function setEnvironment(name: string | undefined): void {
  Object.assign(process.env, { NODE_ENV: name });
}

/** What is printed, and whether the process ends. */
function stopped(text: string): { readonly printed: string; readonly exits: number } {
  jest.mocked(readTree).mockReturnValue({
    files: [
      { path: 'docs/deposits.mdx', text },
      { path: 'src/content/redirects.yml', text: 'kind: redirects\nrows: 3\n' },
    ],
    assets: [],
    addresses: '/deposits\n',
  });
  const write = jest.spyOn(fs, 'writeSync').mockReturnValue(0);
  const exit = jest.spyOn(process, 'exit').mockImplementation(() => undefined as never);
  stopBuild();
  return { printed: write.mock.calls.map(([, line]) => line).join(''), exits: exit.mock.calls.length };
}

afterEach(() => {
  setEnvironment(environment);
  jest.restoreAllMocks();
});

test('a build ends with what is wrong in every file, and nothing of the program', () => {
  setEnvironment('production');
  const { printed, exits } = stopped(page);
  expect(exits).toBe(1);
  expect(printed).toContain('docs/deposits.mdx:7:1  <Note> is never closed; write </Note> after it');
  expect(printed).toContain('src/content/redirects.yml:2:7');
  expect(printed).not.toMatch(/\n\s+at /);
});

test('a preview goes on, so that the page can be mended under it', () => {
  setEnvironment('development');
  expect(stopped(page)).toEqual({ printed: '', exits: 0 });
});
