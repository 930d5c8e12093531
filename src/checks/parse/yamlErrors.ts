import { isScalar, visit } from 'yaml';
import type { Scalar, YAMLError } from 'yaml';
import type { Problem } from '../problem';
import type { YamlSource } from './yaml';

/** Errors after which the parser's further errors are misleading. */
const structural = new Set([
  'MISSING_CHAR',
  'BAD_INDENT',
  'MULTILINE_IMPLICIT_KEY',
  'MULTIPLE_DOCS',
  'BAD_COLLECTION_TYPE',
]);

/**
 * Turns errors of the YAML parser into instructions for an editor. One problem per line, and none after the first that makes the rest of the
 * file unreadable.
 */
export function yamlProblems(path: string, source: YamlSource): Problem[] {
  const tabs = tabProblems(path, source);
  if (tabs.length > 0) return tabs;
  const problems: Problem[] = [];
  const repeated = repeatedLines(source);
  for (const error of source.errors) {
    const place = source.placeAt(offsetOf(error, source));
    if (problems.some((problem) => problem.line === place.line)) continue;
    const line = lineText(source.text, place.line);
    if (/^\s*-\p{L}/u.test(line)) {
      problems.push({
        path,
        line: place.line,
        column: line.indexOf('-') + 1,
        found: quoted(line),
        message: hyphenAlone,
      });
      return problems;
    }
    if (repeated.has(place.line)) {
      // Many repeated fields in a row are an entry without its hyphen: one message for all.
      if (repeated.has(fieldBeside(source.text, place.line, -1))) continue;
      if (repeated.has(fieldBeside(source.text, place.line, 1))) {
        problems.push({ path, ...place, found: quoted(line), message: entryTwice });
        continue;
      }
    }
    if (error.code === 'BLOCK_AS_IMPLICIT_KEY' && !/:\s.*:(?:\s|$)/.test(line.trim())) {
      // The value is fine: the next line is indented too far, so the parser took it as a continuation.
      const next = lineText(source.text, place.line + 1);
      problems.push({
        path,
        line: place.line + 1,
        column: next.search(/\S|$/) + 1,
        found: quoted(next),
        message: lineUp,
      });
      return problems;
    }
    const emptyList = line.trim().startsWith('- ') ? emptyListAbove(source.text, place.line) : undefined;
    if (emptyList !== undefined) {
      const found = quoted(lineText(source.text, emptyList));
      problems.push({ path, line: emptyList, column: 1, found, message: noLongerEmpty });
      return problems;
    }
    const remedy = remedyFor(error, line);
    // Of a value that many rows share, the first place says it all.
    if (remedy.message === sharedRemedy && problems.some(({ message }) => message === sharedRemedy)) continue;
    problems.push({ path, ...place, ...remedy });
    if (structural.has(error.code)) return problems;
  }
  return problems;
}

const aliasRemedy = 'put the value in quotes, because YAML reads "*" or "&" at its beginning as a sign of its own';

const sharedRemedy = 'write the value itself in each row, without "&" and "*": no value is shared by a name here';

const entryTwice = 'from here on fields stand twice in the same entry; begin the new entry with "- ", or remove them';

const lineUp =
  'line it up with the fields above: all fields of an entry begin in the same column, two spaces after the hyphen';

const hyphenAlone = 'write a space after the hyphen, which begins a new entry';

const noLongerEmpty = 'remove "[]", which says that the list is empty, as entries follow below';

/** The line of an empty list, `[]`, with nothing but comments between it and the entry at `line`. */
function emptyListAbove(text: string, line: number): number | undefined {
  const above = text.split('\n').slice(0, line - 1);
  while (/^\s*(?:#.*)?$/.test(above.at(-1) ?? '-')) above.pop();
  return /^\s*[\w-]+: *\[ *\]\s*(?:#.*)?$/.test(above.at(-1) ?? '') ? above.length : undefined;
}

/** The lines with a field that is already in the same group. */
function repeatedLines(source: YamlSource): Set<number> {
  return new Set(
    source.errors
      .filter((error) => error.code === 'DUPLICATE_KEY')
      .map((error) => source.placeAt(offsetOf(error, source)).line),
  );
}

/** The line of the next field above or below at the same or a smaller indentation. */
function fieldBeside(text: string, line: number, step: 1 | -1): number {
  const indent = lineText(text, line).search(/\S/);
  let beside = line + step;
  while (lineText(text, beside).search(/\S/) > indent) beside += step;
  return beside;
}

/** Tabs before a field or its value. YAML forbids them in some places, with many different parser errors. */
function tabProblems(path: string, { text }: YamlSource): Problem[] {
  return text.split('\n').flatMap((line, index) => {
    const column = /^ *(?:- *)*(?:[\w-]+: *)?\t/.exec(line)?.[0].length;
    if (column === undefined) return [];
    const message = /^ *\t/.test(line)
      ? 'write spaces at the beginning of the line, two for each level'
      : 'write one space instead';
    return [{ path, line: index + 1, column, found: 'a tab', message }];
  });
}

function quoted(line: string): string | undefined {
  return line.trim() === '' ? undefined : JSON.stringify(line.trim());
}

type Remedy = Pick<Problem, 'message' | 'found'>;

/** @param line the text of the line that the error is on, for the messages that quote it */
function remedyFor(error: YAMLError, line: string): Remedy {
  const found = quoted(line);
  if (/(?::|-)\s+(?:&[\w-]+\s+\S|\*[\w-]+\s*$)/u.test(line)) return { found, message: sharedRemedy };
  if (valueSign(line) > 0) return { found, message: aliasRemedy };
  if (/:\s+[“‘]/u.test(line)) return { found, message: 'write straight quotation marks instead of “ and ”' };
  switch (error.code) {
    case 'DUPLICATE_KEY':
      return { found, message: 'this field stands twice in the same place; keep one of the two lines' };
    case 'MISSING_CHAR':
      return /quote/i.test(error.message)
        ? { found, message: 'the quotation mark that opens here is never closed; add the closing one' }
        : { found, message: lineUp };
    case 'BAD_INDENT':
      return error.message.startsWith('Flow')
        ? {
            found,
            message: 'the bracket opened above is not closed; add the closing "}" or "]" at the end of that line',
          }
        : { found, message: lineUp };
    case 'BLOCK_AS_IMPLICIT_KEY':
      return { found, message: 'put the value in quotes, because it has a colon followed by a space in it' };
    case 'BAD_SCALAR_START':
      return { found, message: 'put the value in quotes, because YAML reads its first character as a sign of its own' };
    case 'MULTILINE_IMPLICIT_KEY':
      return { found, message: 'write each field as "name: value", with a colon and a space' };
    case 'BAD_DQ_ESCAPE':
      return { found, message: 'write the value in single quotes, because a backslash has a meaning in double ones' };
    case 'MULTIPLE_DOCS':
      return { found, message: 'remove the line "---": one file holds one document' };
    case 'TAG_RESOLVE_FAILED':
      return {
        found,
        message: 'put the value in quotes, because YAML reads "!" at its beginning as a sign of its own',
      };
    case 'UNEXPECTED_TOKEN':
      return { found, message: 'put the whole value in one pair of quotes, with nothing before or after them' };
    default:
      return { found, message: `this is not valid YAML (${error.message}); compare it with the entries around it` };
  }
}

/** The place to report: for an unclosed quotation mark the parser gives the end of the file, but the editor needs its beginning. */
function offsetOf(error: YAMLError, source: YamlSource): number {
  const [offset] = error.pos;
  const { line, column } = source.placeAt(offset);
  const text = lineText(source.text, line);
  const sign = valueSign(text);
  if (sign > 0) return offset - column + 1 + sign;
  const unclosedQuote = error.code === 'MISSING_CHAR' && /quote/i.test(error.message);
  if (!unclosedQuote) {
    // Wrong indentation is reported at the first character after it.
    const indentation = Math.max(text.search(/\S/), 0);
    return error.code === 'BAD_INDENT' || column <= indentation ? offset - column + 1 + indentation : offset;
  }
  let opening: Scalar | undefined;
  visit(source.document, {
    Scalar(_key, node) {
      const quoted = node.type === 'QUOTE_DOUBLE' || node.type === 'QUOTE_SINGLE';
      if (quoted && node.range && node.range[0] <= offset && isScalar(node)) opening = node;
    },
  });
  return opening?.range?.[0] ?? offset;
}

/** Where a value begins with a YAML alias or anchor, `*` or `&`; -1 if none does. */
function valueSign(line: string): number {
  const match = /(?::|-)\s+(?=[*&])/.exec(line);
  return match ? match.index + match[0].length : -1;
}

function lineText(text: string, line: number): string {
  return text.split('\n')[line - 1] ?? '';
}
