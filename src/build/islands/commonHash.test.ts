/** @jest-environment node */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { rspack } from '@docusaurus/faster';
import { temporaryFolder } from '@site/tests/unit/temporaryFolder';
import { COMMON_HASH, commonHash } from './commonHash';

const folder = temporaryFolder();

const first = {
  'islands.js': 'export const load = [() => import("./one"), () => import("./two")];',
  'one.js': 'export default "one";',
  'two.js': 'export default "two";',
  'page.js': 'export const load = () => import("./article");',
  'article.js': 'export default "article";',
};

/** @returns the scripts built from these sources, by their names without the hash */
async function build(
  changes: Partial<typeof first> = {},
): Promise<ReadonlyMap<string, { name: string; text: string }>> {
  const [source, output] = [folder.at('source'), folder.at('output')];
  for (const [name, text] of Object.entries({ ...first, ...changes })) folder.write(`source/${name}`, text);
  await new Promise<void>((resolve, reject) => {
    const configuration = {
      mode: 'production' as const,
      context: source,
      entry: { page: './page.js', islands: { import: './islands.js', runtime: false as const } },
      output: {
        path: output,
        clean: true,
        filename: '[name].[contenthash].js',
        chunkFilename: `[id].${COMMON_HASH}.js`,
      },
      optimization: { chunkIds: 'named' as const },
      // webpack's types, as in Docusaurus.
      plugins: [commonHash('islands') as never],
    };
    rspack.rspack(configuration, (error, stats) => {
      if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString()));
      else resolve();
    });
  });
  return new Map(
    readdirSync(output).map((name) => [
      name.split('.')[0] ?? '',
      { name, text: readFileSync(path.join(output, name), 'utf8') },
    ]),
  );
}

test('gives the chunks of its entry one hash, which the entry asks for', async () => {
  const scripts = await build();
  const [, hash = ''] = scripts.get('one_js')?.name.split('.') ?? [];
  expect(hash).toMatch(/^[0-9a-f]{8}$/);
  expect(scripts.get('two_js')?.name).toBe(`two_js.${hash}.js`);
  expect(scripts.get('islands')?.text).toContain(`.${hash}.js`);
  expect(scripts.get('islands')?.text).not.toContain(COMMON_HASH);
});

test('has other names for what one change made other scripts, the entry included', async () => {
  const before = await build();
  const after = await build({ 'two.js': 'export default "too";' });
  ['islands', 'one_js', 'two_js'].forEach((script) =>
    expect(after.get(script)?.name).not.toBe(before.get(script)?.name),
  );
});

test('keeps all names when only what other entries load changes', async () => {
  const before = await build();
  const after = await build({ 'article.js': 'export default "another article";' });
  ['islands', 'one_js', 'two_js'].forEach((script) => expect(after.get(script)?.name).toBe(before.get(script)?.name));
});
