import { EditorError } from '../scaffold/question';
import { todayInIndia } from '../../content/today';
import { newContent } from '../newContent';

/** Runs `npm run new` from the root of the repository. Exits with 1 and says why when nothing was written. */
try {
  await newContent(process.argv.slice(2), {
    siteDir: process.cwd(),
    today: todayInIndia(),
    input: process.stdin,
    output: process.stdout,
  });
} catch (error) {
  if (!(error instanceof EditorError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
