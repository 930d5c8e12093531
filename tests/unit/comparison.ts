import type { Comparison } from '../../src/machines/compare/comparison';

/** Stands in for `*.yml?comparison`, which only a build makes of a data file. */
const comparison: Comparison = { fields: [], notes: [], rows: [], documents: {} };

export default comparison;
