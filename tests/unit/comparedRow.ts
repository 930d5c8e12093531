import type { ComparedRow } from '../../src/machines/compare/comparison';

/** A row of a comparison of which a test needs the name only. */
export const comparedRow = ({ id, name }: Pick<ComparedRow, 'id' | 'name'>): ComparedRow => ({
  id,
  name,
  shortName: name,
  hue: 1,
  values: [],
  documents: [],
});
