import type { ComparedListId } from '../content/listCatalogue';

/** The list in the HTML of /compare, and the default if the address names none. */
export const FIRST_COMPARED = 'home-loans' satisfies ComparedListId;
