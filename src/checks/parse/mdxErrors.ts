import type { VFileMessage } from 'vfile-message';
import { placeAt } from '../problem';
import type { Problem } from '../problem';

type Remedy = Pick<Problem, 'line' | 'column' | 'message'>;

/** Explains an MDX syntax error to an editor. */
export function syntaxRemedy(error: VFileMessage, text: string): Remedy {
  const reason = error.reason;
  const opening = /^Expected a closing tag for `<(\w+)>` \((\d+):(\d+)/.exec(reason);
  if (opening) {
    const [, name = '', line, column] = opening;
    if (/^[a-z]/.test(name)) {
      const message = `HTML tags such as <${name}> are not used in content; write Markdown or a component`;
      return { line: Number(line), column: Number(column), message };
    }
    return {
      line: Number(line),
      column: Number(column),
      message: `<${name}> is never closed; write </${name}> after it`,
    };
  }
  const crossed = /^Unexpected closing tag `<\/(\w+)>`, expected corresponding closing tag for `<(\w+)>` \((\d+):/.exec(
    reason,
  );
  const place = { line: error.line ?? 1, column: error.column ?? 1 };
  if (crossed) {
    const [, closed, open, line] = crossed;
    return {
      ...place,
      message: `</${closed}> stands before <${open}> of line ${line} is closed; write </${open}> before it`,
    };
  }
  const opened = openingPlace(error, text);
  return { ...place, ...opened, message: messageFor(error, text) };
}

/** For an unclosed construct the parser reports the end of the file; the editor needs its beginning. */
function openingPlace({ reason, source }: VFileMessage, text: string): Partial<Remedy> {
  if (!reason.startsWith('Unexpected end of file')) return {};
  const offset = source?.includes('expression') ? text.lastIndexOf('{') : unclosedTagOffset(text);
  return offset < 0 ? {} : placeAt(text, offset);
}

/** The beginning of the last tag that an odd number of quotation marks follows; -1 if there is none. */
function unclosedTagOffset(text: string): number {
  const tags = [...text.matchAll(/<[A-Za-z]\w*\s/g)].reverse();
  return tags.find(({ index }) => text.slice(index).split('"').length % 2 === 0)?.index ?? -1;
}

function messageFor({ reason, ruleId, source, line, column }: VFileMessage, text: string): string {
  const around = lineText(text, line).slice(Math.max(0, (column ?? 1) - 2));
  if (ruleId === 'unexpected-closing-slash')
    return 'this closing tag has no opening one; remove it, or write the opening tag';
  if (reason.includes('expected a corresponding closing quote'))
    return 'a quotation mark in a tag is never closed; add the closing one';
  if (/^.?[“”‘’]/.test(around)) return 'write straight quotation marks (") round the value';
  if (reason.includes('before attribute value')) return 'put the value in quotes, such as icon="house"';
  if (source?.includes('jsx')) {
    if (around.startsWith('<!') || around.startsWith('!')) return 'HTML comments are not read here; remove it';
    if (/(?:in|before|after) (?:attribute|tag|closing|self-closing)|end of file/.test(reason)) {
      return 'this tag cannot be read; look for a missing quotation mark or ">" in it or in the tag before it';
    }
    if (reason.includes('create a link in MDX')) return 'write the link as [text](https://…), without < and >';
    return 'the sign "<" opens a tag here; write "under" or "less than", or put a backslash before it';
  }
  if (source?.includes('esm')) return "write the import as: import rows from './name.yml', with an empty line after it";
  if (source?.includes('expression')) {
    return 'the sign "{" opens code here; remove it with its "}", or put a backslash before it';
  }
  return `this cannot be read (${reason}); compare it with the pages around it`;
}

function lineText(text: string, line: number | undefined): string {
  return text.split('\n')[(line ?? 1) - 1] ?? '';
}
