import { parseArgs } from 'node:util';
import { formatProblem } from '../problem';
import { writeMessages } from '../messages/files';

/** Writes the modules of the message files, with `--locale en-XA` those for a build in the pseudo-locale. Exits with 1 if a file has mistakes, with a line for each. */
const { values } = parseArgs({ options: { locale: { type: 'string' } } });
const problems = writeMessages(process.cwd(), values.locale);
if (problems.length > 0) {
  console.error(problems.map(formatProblem).join('\n'));
  process.exit(1);
}
