import type { FigureValues } from '../../content/figureValues';
import type { LoanRules } from '../../content/loanRules';
import type { HashFields } from '../hooks/useHashState';
import { HOME_LOANS, settingsFields, type Settings } from '../HomeLoans/settings';

export type CompareProps = {
  readonly rules: LoanRules;
  /** What the lists of `countingLists` count with */
  readonly figures: FigureValues;
};

/** What the address of the page that compares home loans holds: the ids of the lenders, and the visitor's numbers as on the list. */
export type CompareSettings = Omit<Settings, 'order'> & {
  /** With commas between them; none where the visitor has chosen nobody */
  readonly [HOME_LOANS]: string;
};

const { order: _order, ...numbers } = settingsFields;

export const compareFields: HashFields<CompareSettings> = {
  ...numbers,
  // Which of the ids there are is told id by id, so that one that is gone leaves the others.
  [HOME_LOANS]: { read: (text) => text, write: String },
};
