// npm run check: checks the whole content.
// The Markdown parser is loaded before TypeScript is switched on: through the switch, each of its files would cost a detour.
process.stdout.on('error', (error) => {
  // The reader has seen enough, as with `npm run check | head`.
  if (error.code === 'EPIPE') process.exit();
  throw error;
});

try {
  for (const name of ['remark-mdx', 'remark-parse', 'unified', 'zod', 'jiti/register']) await import(name);
} catch (error) {
  if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
  console.error('The packages of this site are not installed yet; run "npm ci" once, then this again.');
  process.exit(1);
}

await import('./check.ts');
