import { leadOfInvesting } from '../../lib/finance/prepayOrInvest';
import { percentInFull } from '../../lib/format/inFull';
import { formatPercent } from '../../lib/format/rupees';
import type { CurveChartProps } from '../../ui/CurveChart';
import { timeLeft, type Answer, type Spare } from './ways';
import * as words from './messages.en';

/** The least range of returns that is drawn, in percent a year. */
const [LEAST, MOST] = [4, 13];
/** Room on both sides of the even point and of the visitor's guess, in percent. */
const ROOM = 2;
const POINTS = 40;
const TICKS = 5;

/** How much more investing leaves, by the return after tax. */
export function curve(answer: Answer, values: Spare): CurveChartProps {
  const { ways } = answer;
  const { expected } = values;
  const { evenPercent } = ways;
  const marks = [expected, evenPercent ?? 0];
  const from = Math.max(Math.floor(Math.min(LEAST, ...marks.map((mark) => mark - ROOM))), 0);
  const to = Math.ceil(Math.max(MOST, ...marks.map((mark) => mark + ROOM)));
  const every = Math.ceil((to - from) / TICKS);
  const time = timeLeft(answer, values);
  const even = evenPercent === undefined ? undefined : formatPercent(evenPercent);
  return {
    title: even === undefined ? words.chartInvest({ time }) : words.chart({ even, time }),
    caption: words.chartCaption({ time }),
    points: Array.from({ length: POINTS + 1 }, (_point, index) => {
      const at = from + ((to - from) * index) / POINTS;
      return [at, leadOfInvesting(ways, at)] as const;
    }),
    above: words.chartAbove,
    below: words.chartBelow,
    ...(evenPercent !== undefined &&
      even !== undefined && { even: { at: evenPercent, text: words.chartEven({ even }) } }),
    entered: { at: expected, text: words.chartOwn({ expected: percentInFull(expected) }) },
    ticks: Array.from({ length: Math.floor((to - from) / every) + 1 }, (_tick, index) => {
      const at = from + index * every;
      return { at, text: formatPercent(at) };
    }),
  };
}
