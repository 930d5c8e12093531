import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesBelow } from './files';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Without the feeds and the sitemap, which other plugins may still be writing; a host compresses those on request. */
const ENDINGS = ['.html', '.js', '.svg'];
/** Quality 11 saves another 2.5%, but takes two to three times as long, which adds up in a site with many articles. */
const BROTLI_QUALITY = 10;
/** Smaller files fit into one network packet anyway. */
const LEAST_BYTES = 1024;

/** Writes a `.br` and a `.gz` next to each text file, for hosts such as nginx that send them instead. */
export async function compressFiles(outDir: string): Promise<void> {
  await Promise.all(
    (await filesBelow(outDir, ...ENDINGS)).map(async (file) => {
      const text = await readFile(file);
      if (text.length < LEAST_BYTES) return;
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      };
      await Promise.all([
        writeFile(`${file}.br`, await toBrotli(text, { params })),
        writeFile(`${file}.gz`, await toGzip(text, { level: constants.Z_BEST_COMPRESSION })),
      ]);
    }),
  );
}
