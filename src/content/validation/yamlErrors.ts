import { isScalar, visit } from 'yaml';
import type { Scalar, YAMLError } from 'yaml';
import type { Problem } from './problem';
import type { YamlSource } from './yamlSource';

/** Turns what the YAML parser says into what an editor should do. One problem a line: the rest of a line only echoes it. */
export function yamlProblems(path: string, source: YamlSource): Problem[] {
  const problems: Problem[] = [];
  for (const error of source.errors) {
    const offset = offsetOf(error, source);
    const place = source.placeAt(offset);
    if (problems.some((problem) => problem.line === place.line)) continue;
    problems.push({ path, ...place, ...remedyFor(error, lineText(source.text, place.line)) });
  }
  return problems;
}

type Remedy = Pick<Problem, 'message' | 'found'>;

/** @param line the text of the line that the error is on, for the messages that quote it */
function remedyFor(error: YAMLError, line: string): Remedy {
  const found = line.trim() === '' ? undefined : JSON.stringify(line.trim());
  switch (error.code) {
    case 'TAB_AS_INDENT':
      return { found: 'a tab', message: 'write spaces at the beginning of the line, two for each level' };
    case 'DUPLICATE_KEY':
      return { found, message: 'this field stands twice in the same place; keep one of the two lines' };
    case 'MISSING_CHAR':
      return /quote/i.test(error.message)
        ? { found, message: 'the quotation mark that opens here is never closed; add the closing one' }
        : {
            found,
            message: 'line it up with the fields above: they begin in the same column, two spaces after the hyphen',
          };
    case 'BAD_INDENT':
      return /^Flow/.test(error.message)
        ? {
            found,
            message: 'the bracket opened above is not closed; add the closing "}" or "]" at the end of that line',
          }
        : { found, message: 'line it up with the fields above: all fields of an entry begin in the same column' };
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
    case 'BAD_ALIAS':
      return {
        found,
        message: 'put the value in quotes, because YAML reads "*" or "&" at its beginning as a sign of its own',
      };
    case 'UNEXPECTED_TOKEN':
      return { found, message: 'put the whole value in one pair of quotes, with nothing before or after them' };
    default:
      return { found, message: `this is not valid YAML (${error.message}); compare it with the entries around it` };
  }
}

/** Where to point: the parser notices an unclosed quotation mark at the end of the file; the editor needs its beginning. */
function offsetOf(error: YAMLError, source: YamlSource): number {
  const [offset] = error.pos;
  if (error.code !== 'MISSING_CHAR' || !/quote/i.test(error.message)) return offset;
  let opening: Scalar | undefined;
  visit(source.document, {
    Scalar(_key, node) {
      const quoted = node.type === 'QUOTE_DOUBLE' || node.type === 'QUOTE_SINGLE';
      if (quoted && node.range && node.range[0] <= offset && isScalar(node)) opening = node;
    },
  });
  return opening?.range?.[0] ?? offset;
}

function lineText(text: string, line: number): string {
  return text.split('\n')[line - 1] ?? '';
}
