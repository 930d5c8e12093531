/**
 * The candidate that is nearest to something.
 * @param mistakesOf how far a candidate is from it; 0 where they are the same
 * @param most how far it may be
 * @returns of those equally near the first; undefined where none is near enough
 */
export function nearest<Candidate>(
  candidates: readonly Candidate[],
  mistakesOf: (candidate: Candidate) => number,
  most: number,
): Candidate | undefined {
  let best: { readonly candidate: Candidate; readonly mistakes: number } | undefined;
  for (const candidate of candidates) {
    const mistakes = mistakesOf(candidate);
    if (mistakes <= most && (!best || mistakes < best.mistakes)) best = { candidate, mistakes };
  }
  return best?.candidate;
}
