/** @jest-environment node */
import { isCutOff, sizeOf } from './pictureBytes';

const hex = (text: string): Buffer => Buffer.from(text.replaceAll(' ', ''), 'hex');

/** The smallest whole files of each format, 3 by 2 pixels as far as the header goes. */
const files = {
  png: hex('89504e470d0a1a0a 0000000d 49484452 00000003 00000002 0802000000 00000000 00000000 49454e44 ae426082'),
  gif: hex('474946383961 0300 0200 000000 3b'),
  jpg: hex('ffd8 ffe0 0004 0000 ffc0 000b 08 0002 0003 01 011100 ffd9'),
  webp: hex('52494646 16000000 57454250 56503858 0a000000 00000000 020000 010000'),
};

test.each(Object.entries(files))('a whole %s is 3 by 2 pixels', (format, bytes) => {
  expect(sizeOf(format, bytes)).toEqual([3, 2]);
  expect(isCutOff(format, bytes)).toBe(false);
});

test.each(Object.entries(files))('a %s without its end is cut off', (format, bytes) => {
  expect(isCutOff(format, bytes.subarray(0, -8))).toBe(true);
});
