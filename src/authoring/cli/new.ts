import { todayInIndia } from '../../content/today';
import { EditorError } from '../editorError';
import { begin } from '../new';

/** Runs `npm run new` from the root of the repository. Exits with 1 and says why when nothing was written. */
try {
  console.log(begin(process.argv.slice(2), process.cwd(), todayInIndia()));
} catch (error) {
  if (!(error instanceof EditorError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
