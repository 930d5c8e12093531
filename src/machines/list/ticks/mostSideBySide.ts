/** @returns the number of columns that fit: four on a wide screen, three elsewhere */
export function mostSideBySide(): number {
  return matchMedia('(width >= 64em)').matches ? 4 : 3;
}
