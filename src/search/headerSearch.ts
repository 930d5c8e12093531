import type { Behaviour, EventHandler } from '../islands/runtime/dispatcher';

/** A tap or the first letter loads the suggestions. If they fail to load, the field is a form that submits to the search page. */
const bring: EventHandler = (field) => {
  import('./suggestions').then(({ suggestIn }) => suggestIn(field as HTMLInputElement)).catch(() => undefined);
};

/** Suggests pages, calculators, figures and glossary terms in the header's search field. */
export const headerSearch: Behaviour = { click: bring, input: bring };
