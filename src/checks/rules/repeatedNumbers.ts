import type { Rule } from './rule';

/** Fields that hold one number of an insurer, by the kinds of the lists that repeat it. */
const repeated: readonly Readonly<Record<string, string>>[] = [
  { 'health-insurers': 'claimsPaid', 'home-insurers': 'healthClaims', 'travel-insurers': 'claimRatio' },
  { 'health-insurers': 'complaints', 'home-insurers': 'complaints' },
  { 'motor-insurers': 'claimRatio', 'home-insurers': 'motorClaims' },
  { 'motor-insurers': 'closedRatio' },
];

/** Numbers of one insurer that differ between the lists that repeat them. */
export const repeatedNumbers: Rule = ({ data }, report) => {
  for (const fields of repeated) {
    const first = new Map<unknown, { readonly value: unknown; readonly place: string }>();
    for (const { path, kind = '', rows, placeOf, foundAt } of data) {
      const field = fields[kind];
      if (field === undefined) continue;
      for (const [index, { name, [field]: value }] of rows.entries()) {
        const at = placeOf(['rows', index, field]);
        const earlier = first.get(name);
        if (!earlier) first.set(name, { value, place: `${path}:${at.line}` });
        else if (earlier.value !== value) {
          const message = `${earlier.place} says "${String(earlier.value)}" of the same insurer; write what the source says in both`;
          report({ path, ...at, entry: String(name), field, found: foundAt(['rows', index, field]), message });
        }
      }
    }
  }
};
