// npm run check: checks the whole content.
import '../ready.mjs';
process.stdout.on('error', (error) => {
  // The pipe was closed, as with `npm run check | head`.
  if (error.code === 'EPIPE') process.exit();
  throw error;
});

const { createJiti } = await import('jiti');

await createJiti(import.meta.url).import('./check.ts');
