/** Amounts that differ by less than this share are a tie. */
export const TIE_SHARE = 0.01;

/** Whether an amount ties with the best one. */
export function isTied(best: number, other: number): boolean {
  return other === best || Math.abs(other - best) < Math.abs(best) * TIE_SHARE;
}
