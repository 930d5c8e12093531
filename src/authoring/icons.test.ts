/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { icons } from './icons';

const read = (name: string): Buffer => readFileSync(path.join(__dirname, '../../static', name));

test('the icons are those of static/favicon.svg; "npm run icons" draws them anew', () => {
  const drawn = Object.entries(icons(read('favicon.svg').toString()));
  expect(drawn.filter(([name, bytes]) => !read(name).equals(bytes)).map(([name]) => name)).toEqual([]);
});

test('favicon.ico holds a PNG of each size where its list says', () => {
  const ico = read('favicon.ico');
  const sizes = Array.from({ length: ico.readUInt16LE(4) }, (_, index) => {
    const entry = 6 + 16 * index;
    const picture = ico.subarray(ico.readUInt32LE(entry + 12)).subarray(0, ico.readUInt32LE(entry + 8));
    expect(picture.subarray(1, 4).toString()).toBe('PNG');
    return [ico[entry], picture.readUInt32BE(16)];
  });
  expect(sizes).toEqual([
    [16, 16],
    [32, 32],
    [48, 48],
  ]);
});
