import { NOT_FOUND, unknownWords } from '../lib/quantities/unknown';
import type { Hue } from './palette';
import * as words from './messages.en';

/** SEBI's riskometer labels, from most to least. */
export const riskLabels = ['Very High', 'High', 'Moderately High', 'Moderate', 'Low to Moderate', 'Low'] as const;

/** For schemes whose members choose between equity, bonds and government securities: no single label fits. */
export const byYourMix = 'By your mix: low to very high';

export type RiskLabel = (typeof riskLabels)[number];

const hueByRisk: Readonly<Record<RiskLabel, Hue>> = {
  'Very High': 'red',
  High: 'orange',
  'Moderately High': 'yellow',
  Moderate: 'sky',
  'Low to Moderate': 'blue',
  Low: 'green',
};

const names: Readonly<Record<string, string>> = {
  'Very High': words.riskVeryHigh,
  High: words.riskHigh,
  'Moderately High': words.riskModeratelyHigh,
  Moderate: words.riskModerate,
  'Low to Moderate': words.riskLowToModerate,
  Low: words.riskLow,
  [byYourMix]: words.riskByYourMix,
  [unknownWords['not-found']]: NOT_FOUND,
};

/** A risk label for visitors; any other text as it is. */
export const riskName = (label: string): string => names[label] ?? label;

/** The hue of a risk label; gray for any other text. */
export function riskHue(label: string): Hue {
  const known = riskLabels.find((riskLabel) => riskLabel === label);
  return known ? hueByRisk[known] : 'gray';
}
