/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openImageCache } from './cache';
import type { Element } from './layout';

const text = (children: string): Element => ({ type: 'div', props: { style: {}, children } });
const draw = jest.fn<Promise<Uint8Array>, [Element]>();

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'kept-pictures-'));
  draw.mockImplementation((element) => Promise.resolve(Buffer.from(JSON.stringify(element))));
});
afterEach(() => rmSync(root, { recursive: true }));

/** One build that shows these texts. */
async function build(...texts: readonly string[]): Promise<string[]> {
  const kept = await openImageCache(root);
  const pictures: string[] = [];
  for (const each of texts) pictures.push(Buffer.from(await kept.get(text(each), draw)).toString());
  await kept.tidy();
  return pictures;
}

test('a picture is drawn once, and comes out the same from then on', async () => {
  const first = await build('Gold', 'Cars');
  expect(draw).toHaveBeenCalledTimes(2);
  expect(await build('Gold', 'Cars')).toEqual(first);
  expect(draw).toHaveBeenCalledTimes(2);
});

test('what changes is drawn again, and what was there before is gone', async () => {
  await build('Gold');
  expect(await build('Silver')).toEqual([expect.stringContaining('Silver')]);
  await build('Gold');
  expect(draw).toHaveBeenCalledTimes(3);
});

test('a picture that cannot be drawn is not kept', async () => {
  draw.mockRejectedValueOnce(new Error('no such letter'));
  await expect(build('Gold')).rejects.toThrow('no such letter');
  expect(await build('Gold')).toEqual([expect.stringContaining('Gold')]);
});
