import path from 'node:path';
import { didYouMean } from '../checks/didYouMean';
import { listingKinds } from '../content/schemas';
import type { ListingFile } from '../content/schemas';
import { insertRow } from './scaffold/insertRow';
import { EditorError } from './scaffold/question';
import type { Question } from './scaffold/question';
import { kindsFor, rowFrom, rowQuestions } from './scaffold/row';
import type { RowType } from './scaffold/row';
import { validateDataFile } from '../checks/validate';
import type { Asker } from './asker';
import { refuseUnknown } from './flags';
import type { Flags } from './flags';
import type { ContentFile } from '../checks/cli/readContent';

/** A data file with one row more. */
export interface ChangedFile {
  readonly path: string;
  readonly text: string;
  /** Line at which the new row begins. */
  readonly line: number;
  readonly next: string;
}

/** Asks for a row and puts it into its data file. @throws EditorError when the file or the row will not do */
export async function newRow(
  type: RowType,
  files: readonly ContentFile[],
  flags: Flags,
  asker: Asker,
  today: string,
): Promise<ChangedFile> {
  const addresses = new Map(listsOf(type, files).map((file) => [addressOf(file.path), file]));
  const address = await asker.answer(whichPage([...addresses.keys()]));
  const file = addresses.get(addressOf(address));
  if (!file) throw new EditorError(`--in: there is no list at ${address}`);
  const list = readList(file, today);

  const questions = rowQuestions(list.kind);
  refuseUnknown(flags, ['in', ...questions.map(({ name }) => name)]);
  const { nameField } = listingKinds[list.kind];
  const names = list.rows.map((row) => String((row as Readonly<Record<string, unknown>>)[nameField]).toLowerCase());
  const answers: Record<string, string> = {};
  for (const question of questions) {
    const fault: Question['fault'] = (answer) =>
      question.name === nameField && names.includes(answer.toLowerCase())
        ? `"${answer}" is in ${file.path} already; change its row there`
        : question.fault(answer);
    answers[question.name] = await asker.answer({ ...question, fault });
  }
  return {
    path: file.path,
    ...insertRow(file.text, rowFrom(list.kind, answers)),
    next: `Look at the row in ${file.path}. If you compared the other rows too, set "asOf" and "checked". Run "npm run check", then open a pull request with the address of the page the figures are from.`,
  };
}

/** `docs/home-loans.yml`, `home-loans` and `/home-loans` are the same list. */
function addressOf(text: string): string {
  const name = text
    .replace(/^\/?(?:docs\/)?/, '')
    .replace(/\.(?:yml|mdx)$/, '')
    .replace(/\/index$/, '');
  return `/${name}`;
}

function listsOf(type: RowType, files: readonly ContentFile[]): ContentFile[] {
  const kinds: readonly string[] = kindsFor(type);
  return files.filter(
    ({ path: filePath, text }) =>
      filePath.startsWith('docs/') &&
      path.posix.extname(filePath) === '.yml' &&
      kinds.includes(/^kind: *['"]?([\w-]+)/m.exec(text)?.[1] ?? ''),
  );
}

function whichPage(addresses: readonly string[]): Question {
  if (addresses.length === 0) throw new EditorError('There is no list of this type under docs/.');
  const allowed = addresses.join(', ');
  return {
    name: 'in',
    text: `Page whose list it joins: ${allowed}`,
    fault: (answer) =>
      answer !== '' && addresses.includes(addressOf(answer))
        ? undefined
        : `write one of ${allowed}${answer === '' ? '' : `; ${didYouMean(addressOf(answer), addresses)}`}`.replace(
            /; $/,
            '',
          ),
  };
}

function readList({ path: filePath, text }: ContentFile, today: string): ListingFile {
  const result = validateDataFile({ path: filePath, text, today });
  if (!result.ok) throw new EditorError(`${filePath} has mistakes; run "npm run check" and mend them first`);
  if (!('order' in result.data)) {
    throw new EditorError(`${filePath} is no list of products`);
  }
  return result.data;
}
