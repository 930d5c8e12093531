// One thread of verdicts.ts.
// The Markdown parser is loaded before TypeScript is switched on: through the switch, each of its files would cost a detour.
import 'remark-mdx';
import 'remark-parse';
import 'unified';
import 'zod';
import 'jiti/register';

// Through the switch a TypeScript module has one export, which holds its own.
const {
  default: { validateMdxFile },
} = await import('../validateMdxFile.ts');

/**
 * @param {import('../validateMdxFile').MdxFileInput[]} inputs
 * @returns {boolean[]} for each, whether it is in order
 */
export default function judge(inputs) {
  return inputs.map((input) => validateMdxFile(input).length === 0);
}
