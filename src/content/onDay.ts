import { isRecord } from '../lib/isRecord';
import type { Figure } from './schemas/figures';

/**
 * Content as of a day: drops what has ended, and holds back what has not begun.
 *
 * - `until` with `after`: after that day, the fields of `after` replace the others.
 * - `noteUntil`: after that day there is no note.
 * - A fee waived until some day: after that day, the fee alone.
 * - A figure's value that begins later is kept under `ahead` until its first day.
 *
 * @param data the validated data of a file
 * @param today year-month-day; last days are inclusive
 */
export function onDay<Data>(data: Data, today: string): Data {
  const held = heldOn(data, today);
  if (!isRecord(held) || held['kind'] !== 'figures' || !Array.isArray(held['rows'])) return held as Data;
  return { ...held, rows: (held['rows'] as readonly Figure[]).map((figure) => begunOn(figure, today)) } as Data;
}

/** A figure with the values that have begun as its periods, and later ones under `ahead`. */
export function begunOn<Row extends Pick<Figure, 'periods'>>(figure: Row, today: string): Row {
  const periods = figure.periods.filter(({ from = '' }) => from <= today);
  const ahead = figure.periods.slice(periods.length);
  return ahead.length === 0 ? figure : { ...figure, periods, ahead };
}

function heldOn(value: unknown, today: string): unknown {
  if (Array.isArray(value)) return value.map((item) => heldOn(item, today));
  if (!isRecord(value)) return value;
  const { until, after, ...now } = value;
  if (isRecord(after)) return heldOn(hasEnded(until, today) ? after : now, today);
  const kept = Object.entries(value).filter(([field]) => !isOver(value, field, today));
  return Object.fromEntries(kept.map(([field, part]) => [field, heldOn(part, today)]));
}

/** Whether a field's last day has passed. */
function isOver(group: Readonly<Record<string, unknown>>, field: string, today: string): boolean {
  if (field === 'note') return hasEnded(group['noteUntil'], today);
  const { [field]: part } = group;
  return field === 'waiver' && isRecord(part) && hasEnded(part['until'], today);
}

const hasEnded = (lastDay: unknown, today: string): boolean => typeof lastDay === 'string' && lastDay < today;
