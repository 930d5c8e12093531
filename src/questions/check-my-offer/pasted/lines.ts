import type { FoundLabel, LineName } from './labels';
import type { Line } from './readers';
import type { Quantity } from './valuesIn';

/** A value further behind its label belongs to something else. */
const LONGEST_LINE = 240;

type Kind = Quantity['kind'];

const FEE: readonly Kind[] = ['rupees', 'percent'];

/** The kinds of value that a label may have. Of others it takes none; labels that are not named here take whatever comes first. */
const kindsOf: { readonly [Name in LineName]?: readonly Kind[] } = {
  loan: [],
  amount: ['rupees'],
  disbursal: ['percent'],
  paidOut: ['rupees'],
  months: ['months'],
  instalment: ['rupees'],
  instalments: ['months'],
  rate: ['percent'],
  apr: ['percent'],
  processing: FEE,
  insurance: FEE,
  valuation: FEE,
  other: FEE,
  stampDuty: FEE,
};

/** Labels with more than one value, up to the end of their sentence. */
const LONG = new Set<LineName>(['CONTINGENT', 'penalty', 'prepayment', 'switching', 'floatingTable']);

/** Labels whose field holds what stands behind them, and nothing computed from it. */
const DIRECT = new Set<LineName>(['amount', 'paidOut', 'months', 'instalment', 'instalments', 'rate', 'apr']);

const ENDS_SENTENCE = /[.;!]\s|\n/u;
/** Between a value and the label that follows it: "48 months' tenure". */
const BEFORE_LABEL = /^['’]?[^\S\n]*(?:as[^\S\n]+)?$/u;
const VALUE_FOLLOWS = /^[^\S\n]*(?:₹|rs\.?|inr)?[^\S\n]*\d/u;
const ENDS_WITH_MARK = /[:=-]$/u;
/** Between an amount and its GST. */
const BESIDE = /^[\s|+()]*$/u;

/** What a text holds: its labels with what stands behind them, and the values that belong to none. */
export interface Parts {
  readonly lines: readonly Line[];
  /** Values without a label, which may be told by what stands around them */
  readonly free: readonly Quantity[];
  /** Values that the field of their label takes as they are written: one that no field holds was not read */
  readonly direct: readonly Quantity[];
}

/** The parts of an offer. A value belongs to the label before it, or to the one right behind it: "11% interest", "2% processing fee". */
export function partsOf(plain: string, labels: readonly FoundLabel[], quantities: readonly Quantity[]): Parts {
  const outside = quantities.filter(({ start, end }) => !labels.some((one) => one.start < end && start < one.end));
  const behind = (label: FoundLabel): readonly Quantity[] => {
    const next = labels[labels.indexOf(label) + 1]?.start ?? plain.length;
    return outside.filter(({ start }) => start >= label.end && start < Math.min(next, label.end + LONGEST_LINE));
  };
  const claimedBy = (label: FoundLabel): readonly Quantity[] => {
    const all = behind(label);
    const kinds = kindsOf[label.name];
    const [first, second] = kinds ? all.filter(({ kind }) => kinds.includes(kind)) : all;
    if (!first) return [];
    if (LONG.has(label.name)) {
      return all.filter((one) => one === first || !ENDS_SENTENCE.test(plain.slice(label.end, one.start)));
    }
    return kinds === FEE && second && BESIDE.test(plain.slice(first.end, second.start)) ? [first, second] : [first];
  };
  const claimed = new Set<Quantity>();
  const direct: Quantity[] = [];
  const movedTo = new Map<FoundLabel, Quantity>();
  for (const label of labels) {
    const { start } = label;
    const name = plain.slice(start, label.end).replace(/[\s|]+$/u, '');
    const hasOwn = ENDS_WITH_MARK.test(name) || VALUE_FOLLOWS.test(plain.slice(start + name.length));
    const before = outside.find((one) => one.end <= start && BEFORE_LABEL.test(plain.slice(one.end, start)));
    const isIts = before !== undefined && !claimed.has(before) && (kindsOf[label.name]?.includes(before.kind) ?? false);
    // What stands behind it is then left to others.
    if (isIts && !hasOwn) movedTo.set(label, before);
    const moved = movedTo.get(label);
    const taken = moved ? [moved] : claimedBy(label);
    for (const one of taken) claimed.add(one);
    if (DIRECT.has(label.name)) direct.push(...taken);
  }

  const lines = labels.map((label, index): Line => {
    const { name, start, end } = label;
    const next = labels[index + 1];
    const ends = (next && movedTo.get(next)?.start) ?? next?.start ?? plain.length;
    const moved = movedTo.get(label);
    const before = moved ? `${plain.slice(moved.start, moved.end)} ` : '';
    return {
      name,
      label: plain.slice(start, end),
      text: before + plain.slice(end, Math.min(ends, end + LONGEST_LINE)),
    };
  });
  return { lines, free: outside.filter((one) => !claimed.has(one)), direct };
}
