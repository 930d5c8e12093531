import type { Answer, Performed } from './perform.mjs';
import { goals, ownTime, tapTable, type Tried } from './tables.mjs';

function answer(inpMs: number, shownMs = inpMs, networkMs = 0): Answer {
  return { inpMs, shownMs, networkMs };
}

function performed(first: Answer, again: Answer, tapAfterPaintMs = 40): Performed {
  return { tapAfterPaintMs, first, again };
}

function tried(times: readonly Performed[], slowdown = 4): Tried {
  return { name: 'open an FAQ', slowdown, delayMs: 500, times };
}

const line = { latencyMs: 157.6, bytesPerMs: 190 };

test('what a visitor waits for is the answer less the network, or the first paint where that is later', () => {
  expect(ownTime(answer(24, 900, 760))).toBe(140);
  expect(ownTime(answer(180, 900, 760))).toBe(180);
});

test('the goals take the median of each case and the worst of all cases', () => {
  const fast = tried([performed(answer(40), answer(16))]);
  const slow = tried([
    performed(answer(16, 1100, 760), answer(120)),
    performed(answer(16, 900, 760), answer(96)),
    performed(answer(16, 980, 760), answer(104)),
  ]);
  const [warm, first, unanswered] = goals([fast, slow], line, ['open an FAQ, 0 s']).rows;
  expect(warm?.slice(2)).toEqual(['104 ms', 'open an FAQ, first tap after 0.5 s: 104']);
  expect(first?.slice(2)).toEqual(['220 ms', 'open an FAQ, first tap after 0.5 s: 220']);
  expect(unanswered?.slice(2)).toEqual(['1', 'open an FAQ, 0 s']);
});

test('a slower processor than that of the goals does not count for them', () => {
  const [warm, first] = goals(
    [tried([performed(answer(40), answer(16))]), tried([performed(answer(999), answer(999))], 6)],
    line,
    [],
  ).rows;
  expect([warm?.[2], warm?.[3], first?.[2], first?.[3]]).toEqual(['16 ms', 'none', '40 ms', 'none']);
});

test('a table shows one slowdown, and when the tap really came', () => {
  const all = [
    tried([performed(answer(24, 900, 760), answer(16, 30), 561)]),
    tried([performed(answer(9), answer(9))], 6),
  ];
  expect(tapTable(all, 4).rows).toEqual([['open an FAQ', '0.6', '24', '900', '760', '140', '16', '30']]);
});

test('the line is said to be what it was measured to be', () => {
  expect(goals([tried([performed(answer(40), answer(16))])], line, []).notes[0]).toContain(
    '158 ms a round trip and brought 1.52 Mbit/s',
  );
});
