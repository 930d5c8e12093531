import { formatProblem } from '../problem';
import { writeMessages } from '../messages/files';

/** Writes the modules of the message files. Exits with 1 if a file has mistakes, with a line for each. */
const problems = writeMessages(process.cwd());
if (problems.length > 0) {
  console.error(problems.map(formatProblem).join('\n'));
  process.exit(1);
}
