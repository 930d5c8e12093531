import { todayInIndia } from '../../content/today';
import { begin, EditorError } from '../new';

/** Runs `npm run new` from the root of the repository. Exits with 1 and says why when nothing was written. */
try {
  await begin(process.argv.slice(2), {
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
