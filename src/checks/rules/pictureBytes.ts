// cspell:ignore IEND
/** What the bytes of a picture say of it. */

/** Whether the end of a file is missing, as after a broken download. @param format as its name ends, such as "png" */
export function isCutOff(format: string, bytes: Buffer): boolean {
  if (format === 'png') return !bytes.subarray(-12).includes('IEND');
  if (format === 'jpg') return !bytes.subarray(-64).includes(Buffer.from([0xff, 0xd9]));
  if (format === 'gif') return bytes.at(-1) !== 0x3b;
  if (format === 'webp') return bytes.length < 12 || bytes.length < bytes.readUInt32LE(4) + 8;
  return false;
}

/** Width and height in pixels; 0 for both if the format does not say them at a fixed place. @param format as its name ends */
export function sizeOf(format: string, bytes: Buffer): readonly [width: number, height: number] {
  if (format === 'png' && bytes.length >= 24) return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  if (format === 'gif' && bytes.length >= 10) return [bytes.readUInt16LE(6), bytes.readUInt16LE(8)];
  if (format === 'webp' && bytes.length >= 30) return webpSize(bytes);
  return format === 'jpg' ? jpegSize(bytes) : [0, 0];
}

function webpSize(bytes: Buffer): readonly [number, number] {
  switch (bytes.toString('latin1', 12, 16)) {
    case 'VP8X':
      return [bytes.readUIntLE(24, 3) + 1, bytes.readUIntLE(27, 3) + 1];
    case 'VP8 ':
      return [bytes.readUInt16LE(26) & 0x3fff, bytes.readUInt16LE(28) & 0x3fff];
    default: {
      const bits = bytes.readUInt32LE(21);
      return [(bits & 0x3fff) + 1, ((bits >> 14) & 0x3fff) + 1];
    }
  }
}

/** The size in the first frame header, between markers that each say their length. */
function jpegSize(bytes: Buffer): readonly [number, number] {
  for (let at = 2; at + 9 < bytes.length; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes[at + 1] ?? 0;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return [bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5)];
    if (bytes[at] !== 0xff) return [0, 0];
  }
  return [0, 0];
}
