import type { Provider } from '../../content/offerTypes';
import { orderedChoice } from '../../machines/fields/inputs/fields';
import type { ChoiceInput } from '../../machines/fields/inputs/types';
import { byName } from '../../lib/byName';

/** Score options: the thresholds at which lenders change their rates. */
const SCORES = [650, 700, 725, 750, 775, 800, 825, 840] as const;

/** The visitor's credit score; "0" if not entered. */
export const scoreInput = orderedChoice('Credit score', [
  ['0', 'Not told'],
  ...SCORES.map((score) => [String(score), `${score} or more`] as const),
]);

/** A lender of the list, by name; '' if none is chosen. */
export function lenderInput(
  label: string,
  lenders: readonly { readonly id: string; readonly provider: Pick<Provider, 'name'> }[],
): ChoiceInput {
  const ordered = [...lenders].sort((a, b) => byName(a.provider, b.provider));
  return orderedChoice(label, [['', 'Not told'], ...ordered.map(({ id, provider }) => [id, provider.name] as const)]);
}
