// npm run effects: what the working tree changes for visitors.
import '../../checks/ready.mjs';
const { createJiti } = await import('jiti');

const jiti = createJiti(import.meta.url);
// The code that compares says messages, whose modules come first.
/** @type {typeof import('../../checks/messages/files')} */
const { writeMessages } = await jiti.import('../../checks/messages/files.ts');
writeMessages(process.cwd());
await jiti.import('./effects.ts');
