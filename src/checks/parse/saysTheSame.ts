import { parseMdx } from './mdx';

/** Whether two texts of a page are the same but for marks and spaces: the same words in the same parts, with the same numbers of lists. */
export function saysTheSame(one: string, other: string): boolean {
  const [first, second] = [one, other].map(parseMdx);
  if (!first || !second || 'fault' in first || 'fault' in second) return one === other;
  return partsOf(first.root) === partsOf(second.root);
}

/** A syntax tree as text, without places, and with single spaces. */
function partsOf(root: unknown): string {
  return JSON.stringify(root, (key, value: unknown) => {
    if (key === 'position' || key === 'data' || key === 'spread') return undefined;
    return typeof value === 'string' ? value.replace(/\s+/gu, ' ').trim() : value;
  });
}
