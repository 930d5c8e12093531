import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A folder for each test, with a space in its name; it is gone after the test. */
export function temporaryFolder() {
  let root = '';
  const at = (name: string): string => path.join(root, name);
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'a test '));
  });
  afterEach(() => rmSync(root, { recursive: true }));
  return {
    get path() {
      return root;
    },
    at,
    read: (name: string): string => readFileSync(at(name), 'utf8'),
    write(name: string, content = ''): void {
      mkdirSync(path.dirname(at(name)), { recursive: true });
      writeFileSync(at(name), content);
    },
  };
}
