// npm run check: checks the whole content.
process.stdout.on('error', (error) => {
  // The pipe was closed, as with `npm run check | head`.
  if (error.code === 'EPIPE') process.exit();
  throw error;
});

const { createJiti } = await import('jiti').catch((error) => {
  if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
  console.error('The packages of this site are not installed yet; run "npm ci" once, then this again.');
  process.exit(1);
});

await createJiti(import.meta.url).import('./check.ts');
