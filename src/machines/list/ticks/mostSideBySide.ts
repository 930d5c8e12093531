/** @returns how many columns fit side by side: four where the screen is wide, three elsewhere */
export function mostSideBySide(): number {
  return matchMedia('(width >= 62em)').matches ? 4 : 3;
}
