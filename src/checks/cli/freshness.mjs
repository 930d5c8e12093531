// npm run check:freshness: prints what is past its review date.
import 'zod';
import 'jiti/register';

await import('./freshness.ts');
