// npm run check: checks every content file.
// The Markdown parser is loaded before TypeScript is switched on: through the switch, each of its files would cost a detour.
import 'remark-mdx';
import 'remark-parse';
import 'unified';
import 'zod';
import 'jiti/register';

await import('./check.ts');
