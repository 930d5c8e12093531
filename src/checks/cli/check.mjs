// npm run check: checks the whole content.
import '../ready.mjs';
const { createJiti } = await import('jiti');

const jiti = createJiti(import.meta.url);
// Code that the check imports says messages, whose modules come first. Their mistakes are the check's to report.
/** @type {typeof import('../messages/files')} */
const { writeMessages } = await jiti.import('../messages/files.ts');
writeMessages(process.cwd());
await jiti.import('./check.ts');
