// npm run new: begins an article or a page. Loaded like check.mjs.
import 'remark-mdx';
import 'remark-parse';
import 'unified';
import 'zod';
import 'jiti/register';

await import('./new.ts');
