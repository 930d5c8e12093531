import type { Provider } from '../../content/offerTypes';
import type { HashField } from '../../machines/fields/hooks/useHashState';

interface Option {
  readonly value: string;
  readonly text: string;
}

/** Scores that the bureaus give. */
export const SCORE_LIMITS = { min: 300, max: 900 } as const;

/** Scores to choose from: the thresholds at which lenders change their rates. */
const SCORES = [650, 700, 725, 750, 775, 800, 825, 840] as const;

export const scoreOptions: readonly Option[] = [
  { value: '0', text: 'Not told' },
  ...SCORES.map((score) => ({ value: String(score), text: `${score} or more` })),
];

type Lenders = readonly { readonly id: string; readonly provider: Provider }[];

/** The lenders of a list by name, behind "Not told". */
export function lenderOptions(lenders: Lenders): readonly Option[] {
  const byName = lenders
    .map(({ provider }) => ({ value: provider.id, text: provider.name }))
    .sort((a, b) => a.text.localeCompare(b.text, 'en-IN'));
  return [{ value: '', text: 'Not told' }, ...byName];
}

/** The id of a lender of this list in the address. */
export function lenderHashField(lenders: Lenders): HashField<string> {
  return { read: (text) => lenders.find(({ id }) => id === text)?.id, write: String };
}
