/** The values that a table compares, and the visitor's own among them, least first. */
export const withOwn = (usual: readonly number[], own: number): readonly number[] =>
  [...new Set([...usual, own])].sort((a, b) => a - b);
