/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';

interface Entry {
  readonly integrity?: string;
  readonly resolved?: string;
  readonly link?: boolean;
}

const root = path.resolve(__dirname, '../..');
const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
  packages: Readonly<Record<string, Entry>>;
};
const installed = Object.entries(packages).filter(([name, { link }]) => name !== '' && !link);

test('npm compares every package with its checksum, those of other platforms too', () => {
  expect(installed.length).toBeGreaterThan(1000);
  const unchecked = installed.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'));
  expect(unchecked.map(([name]) => name)).toEqual([]);
});

test('the lock file names no registry, so that a mirror may stand in for it', () => {
  expect(installed.filter(([, { resolved }]) => resolved).map(([name]) => name)).toEqual([]);
});
