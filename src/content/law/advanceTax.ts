/** Advance tax of a resident with a salary: tax that no employer deducts is due within the tax year, in instalments. */
import type { FigureValues } from '../figureValues';
import { valueOf } from '../valueOf';

const LEAST = 'advance-tax-least';
/** The instalments, by their places among the numbers of the figure: each share is followed by its day. */
const shares = { june: 1, september: 3, december: 5, march: 7 } as const;
const shareFigure = (place: number): string => `advance-tax-instalments#${place}`;

export const advanceTaxFigures = [LEAST, ...Object.values(shares).map(shareFigure)];

/** Rupees due by the 15th of each of these months, each less what was due before. */
export type AdvanceTax = Readonly<Record<keyof typeof shares, number>>;

/** The tax from which on it is due, in rupees. */
export const leastAdvanceTax = (figures: FigureValues): number => valueOf(figures, LEAST);

/** Whether the law asks for it: not from those who turn 60 in the year or are older, and have no business income (section 403(3)). */
export const owesAdvanceTax = (figures: FigureValues, due: number, age: string): boolean =>
  age === 'below60' && due >= leastAdvanceTax(figures);

/** @param due rupees of tax that are not deducted at source @returns instalments in whole rupees that add up to it */
export function advanceTaxOf(figures: FigureValues, due: number): AdvanceTax {
  let paid = 0;
  const instalments = Object.entries(shares).map(([month, place]) => {
    const byThen = Math.round((due * valueOf(figures, shareFigure(place))) / 100);
    const instalment = byThen - paid;
    paid = byThen;
    return [month, instalment] as const;
  });
  return Object.fromEntries(instalments) as AdvanceTax;
}
