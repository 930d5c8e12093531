import type { Provider } from '../../content/offerTypes';
import { choice, orderedChoice } from '../../machines/fields/inputs/fields';
import type { ChoiceInput } from '../../machines/fields/inputs/types';
import { byName } from '../../lib/byName';
import * as words from './messages.en';

/** Score options: the thresholds at which lenders change their rates. */
const SCORES = [650, 700, 725, 750, 775, 800, 825, 840] as const;

/** The visitor's credit score; "0" if not entered. */
export const scoreInput = orderedChoice(words.labelScore, [
  ['0', words.notTold],
  ...SCORES.map((score) => [String(score), words.scoreOrMore({ score: String(score) })] as const),
]);

/** How a gold loan is repaid. */
export const repayInput = choice(words.labelRepay, { emi: words.repayEmi, bullet: words.repayBullet });

/** A lender of the list, by name; '' if none is chosen. */
export function lenderInput(
  label: string,
  lenders: readonly { readonly id: string; readonly provider: Pick<Provider, 'name'> }[],
): ChoiceInput {
  const ordered = [...lenders].sort((a, b) => byName(a.provider, b.provider));
  return orderedChoice(label, [
    ['', words.notTold],
    ...ordered.map(({ id, provider }) => [id, provider.name] as const),
  ]);
}
