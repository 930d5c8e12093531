// @ts-check
/** Whether build/ holds what the browser tests look at, before the first of them begins. */
import { readFileSync } from 'node:fs';
import { putBack } from '../../src/build/wholeBuild.mjs';

const BUILD = 'CHAT_PHONE=919812345678 npm run build';

putBack(process.cwd());
let home = '';
try {
  home = readFileSync('build/index.html', 'utf8');
} catch {
  console.error(`There is no build to test; run "${BUILD}" first, as "npm test" does.`);
  process.exit(1);
}
if (!home.includes('https://wa.me/')) {
  console.error(
    `build/ is one without a number for the chat, which the tests try; run "${BUILD}" first, as "npm test" does.`,
  );
  process.exit(1);
}
