/** Risk labels, as SEBI's riskometer names them, from most to least, each with the hue of its badge (a `--hue-` token). */
export type RiskHue = 'red' | 'orange' | 'yellow' | 'sky' | 'blue' | 'green' | 'gray';

export const riskLabels = ['Very High', 'High', 'Moderately High', 'Moderate', 'Low to Moderate', 'Low'] as const;

export type RiskLabel = (typeof riskLabels)[number];

const hueByRisk: Readonly<Record<RiskLabel, RiskHue>> = {
  'Very High': 'red',
  High: 'orange',
  'Moderately High': 'yellow',
  Moderate: 'sky',
  'Low to Moderate': 'blue',
  Low: 'green',
};

/** The hue of a risk label; gray for any other text. */
export function riskHue(label: string): RiskHue {
  const known = riskLabels.find((riskLabel) => riskLabel === label);
  return known ? hueByRisk[known] : 'gray';
}
