/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { lightColours } from './colours';
import { layout } from './layout';
import { sharedImages, type OpenGraphImage } from './images';
import { renderPng } from './renderPng';

const read = (file: string): string => readFileSync(path.join(__dirname, '../../../..', file), 'utf8');
const colour = lightColours(read('src/css/tokens.css'));
const mark = read('static/favicon.svg');

const show = (picture: Partial<OpenGraphImage>): Promise<Uint8Array> =>
  renderPng(
    layout({ address: '/a.png', trail: 'Loans', title: 'Gold, lent', icon: 'coins', ...picture }, colour, mark),
  );

test('a picture is a PNG of 1200 by 630 pixels that a chat takes', async () => {
  const png = Buffer.from(await show({}));
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  // Chat apps drop previews of several hundred KB.
  expect(png.length).toBeLessThan(300_000);
});

test.each<[string, Partial<OpenGraphImage>]>([
  ['title', { title: 'Silver, lent' }],
  ['trail', { trail: 'Investments' }],
  ['icon', { icon: 'car' }],
  ['hue', { hue: 'purple' }],
])('another %s makes another picture', async (_, change) => {
  expect(Buffer.from(await show(change)).equals(await show({}))).toBe(false);
});

test.each(['₹2 lakh at 9%', 'Café “Disha” – naïve?'])('%s can be drawn', async (title) => {
  await expect(show({ title })).resolves.toBeDefined();
});

test('a letter that no font has stops it, with the letter and the way out', async () => {
  await expect(show({ title: 'घर का लोन' })).rejects.toThrow(/no ".+"; write the title without it, or add a subset/);
});

test.each(sharedImages)('$address can be drawn', async (picture) => {
  await expect(show(picture)).resolves.toBeDefined();
});
