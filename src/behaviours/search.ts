import type { Answer, Behaviour } from './dispatcher';

/** A tap and the first letter bring what suggests. Where it does not come, the field is a form that leads to the search. */
const bring: Answer = (field) => {
  import('./suggestions').then(({ suggestIn }) => suggestIn(field as HTMLInputElement)).catch(() => undefined);
};

/** The field of the header suggests pages, calculators, figures and words while one types. */
export const search: Behaviour = { click: bring, input: bring };
