// npm run new: begins an article or a page, or adds a row to a data file. Loaded like check.mjs.
import 'remark-mdx';
import 'remark-parse';
import 'unified';
import 'zod';
import 'jiti/register';

await import('./new.ts');
