import type { ComparedListId } from '../content/comparedLists';
import type { FigureValues } from '../content/figureValues';
import type { LoanRules } from '../content/loanRules';
import type { HashFields } from '../machines/fields/hooks/useHashState';
import { HOME_LOANS, settingsFields, type Settings } from '../lists/home-loans/settings';

export type CompareProps = {
  readonly rules: LoanRules;
  /** What the lists of `countingLists` count with */
  readonly figures: FigureValues;
  /** The lists whose values were too old to be ranked on the day of the build; home loans say so in their rules */
  readonly old: readonly ComparedListId[];
};

/** What the address of the page that compares home loans holds: the ids of the lenders, and the visitor's numbers as on the list. */
export type CompareSettings = Omit<Settings, 'order'> & {
  /** Comma-separated; empty if the visitor has chosen none */
  readonly [HOME_LOANS]: string;
};

const { order: _order, ...numbers } = settingsFields;

export const compareFields: HashFields<CompareSettings> = {
  ...numbers,
  // Ids are validated one by one, so that an unknown one does not remove the others.
  [HOME_LOANS]: { read: (text) => text, write: String },
};
