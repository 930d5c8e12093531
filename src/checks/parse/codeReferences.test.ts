/** @jest-environment node */
import { temporaryFolder } from '@site/tests/unit/temporaryFolder';
import { referencesInCode } from './codeReferences';

const folder = temporaryFolder();

/** The targets in code of this text. */
function targetsIn(text: string, name = 'module.ts'): readonly string[] {
  folder.write(`src/${name}`, text);
  return referencesInCode(folder.path).map(({ target }) => target);
}

test.each([
  ["import file from '@site/docs/home-loans.yml';", ['docs/home-loans.yml']],
  ["import file from '@site/docs/home-loans.yml?comparison';", ['docs/home-loans.yml']],
  ["import cards from '@site/src/content/cards/axis.yml';", ['src/content/cards/axis.yml']],
  [
    "const LISTS = { banks: 'docs/fixed-deposits.yml', accounts: 'docs/savings-accounts.yml' };",
    ['docs/fixed-deposits.yml', 'docs/savings-accounts.yml'],
  ],
  ["readContent('home-loans', 'docs/home-loans.yml')", ['docs/home-loans.yml']],
  ["const page = '/home-loans#offers';", ['/home-loans']],
  ['<Link to="/home-loans">', ['/home-loans']],
])('%s refers to %j', (text, targets) => expect(targetsIn(text)).toEqual(targets));

test.each([
  ["git(['ls-files', 'docs/*.yml']);", 'a pattern'],
  ['/** `docs/home-loans.yml` has its rows. */', 'a comment'],
])('%s refers to nothing: it is %s', (text) => expect(targetsIn(text)).toEqual([]));

test.each(['module.test.ts', 'module.nightly.ts', 'module.built.ts'])('%s is a test, with names of its own', (name) => {
  expect(targetsIn("save('docs/made-up.yml');", name)).toEqual([]);
});
