import { networkTime } from './network.mjs';

const line = { latencyMs: 150, bytesPerMs: 200 };
const fetched = (startMs: number, endMs: number, bytes: number) => ({ startMs, endMs, bytes });

test('nothing fetched takes no time', () => {
  expect(networkTime([], 500, line)).toBe(0);
});

test('one fetch takes a round trip and its bytes at 1.6 Mbit/s', () => {
  expect(networkTime([fetched(510, 800, 20_000)], 500, line)).toBe(150 + 100);
});

test('fetches that run together share one round trip', () => {
  expect(networkTime([fetched(510, 900, 20_000), fetched(512, 700, 10_000)], 500, line)).toBe(150 + 150);
});

test('a fetch that had to wait for another needs a round trip of its own', () => {
  expect(networkTime([fetched(800, 990, 4_000), fetched(510, 790, 10_000)], 500, line)).toBe(150 + 50 + 150 + 20);
});

test('of a fetch that was under way, only what was left at the tap counts', () => {
  expect(networkTime([fetched(400, 700, 20_000)], 500, line)).toBe(150);
  expect(networkTime([fetched(100, 520, 20_000)], 500, line)).toBe(0);
});

test('what is asked for at the tap, beside a fetch that was under way, takes its own round trip from then on', () => {
  expect(networkTime([fetched(400, 700, 4_000), fetched(510, 1000, 60_000)], 500, line)).toBe(150 + 300);
});

test('the line is shared: what is asked for later comes after what was asked for first', () => {
  expect(networkTime([fetched(490, 1000, 40_000), fetched(510, 1000, 20_000)], 500, line)).toBe(140 + 200 + 100);
});
