import { rupeeLines } from './rupeeLines';

test.each([
  [0, 59_000, [0, 20_000, 40_000, 60_000]],
  [0, 60_000, [0, 20_000, 40_000, 60_000]],
  [-140_000, 220_000, [-200_000, -100_000, 0, 100_000, 200_000, 300_000]],
  [0, 4, [0, 1, 2, 3, 4]],
])('the lines from %s to %s enclose what is drawn', (least, most, lines) => {
  expect(rupeeLines(least, most)).toEqual(lines);
});
