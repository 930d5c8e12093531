import type { FigureValues } from '../content/figureValues';
import type { Step } from '../machines/calculator/definition';
import { CESS, leftAfterTax } from '../machines/fields/inputs/fields';
import { formatNumber, formatPercent, formatRupees } from '../lib/format/rupees';

/**
 * The step from interest to what is left of it after tax.
 *
 * @param without what is left out besides the surcharge, as it follows it: " and without deduction"
 */
export function afterTaxStep(interest: number, slab: string, figures: FigureValues, without = ''): Step {
  const { [CESS]: cess = 0 } = figures;
  const left = leftAfterTax(slab, figures);
  return {
    name: 'After tax',
    rule: `interest × (1 − slab × ${formatNumber(1 + cess / 100, 2)}), with ${formatPercent(cess)} cess, without surcharge${without}`,
    value: `${formatRupees(interest)} × ${formatNumber(left, 4)} = ${formatRupees(interest * left)}`,
    source: { text: 'cess', address: `/figures#${CESS}` },
  };
}
