// npm run check: checks the whole content.
import '../ready.mjs';
process.stdout.on('error', (error) => {
  // The pipe was closed, as with `npm run check | head`.
  if (error.code === 'EPIPE') process.exit();
  throw error;
});

const { createJiti } = await import('jiti');

const jiti = createJiti(import.meta.url);
// Code that the check imports says messages, whose modules come first.
await jiti.import('./messages.ts');
await jiti.import('./check.ts');
