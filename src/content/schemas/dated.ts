import { isoDate } from './fieldTypes';
import { described } from './meta';

/** The last day of a note that speaks of a day to come; `onDay` takes the note out after it. */
export const noteUntil = () =>
  isoDate()
    .optional()
    .meta(
      described('Last day on which the note holds, where it speaks of a day to come. It is left out after that day.'),
    );
