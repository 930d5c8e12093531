/**
 * The candidate that is nearest to something.
 * @param distanceOf how far a candidate is from it; 0 where they are the same
 * @param most how far it may be
 * @returns of those equally near the first; undefined where none is near enough
 */
export function nearest<Candidate>(
  candidates: readonly Candidate[],
  distanceOf: (candidate: Candidate) => number,
  most: number,
): Candidate | undefined {
  let best: { readonly candidate: Candidate; readonly distance: number } | undefined;
  for (const candidate of candidates) {
    const distance = distanceOf(candidate);
    if (distance <= most && (!best || distance < best.distance)) best = { candidate, distance };
  }
  return best?.candidate;
}
