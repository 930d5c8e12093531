import type { FigureValues } from '../content/figureValues';
import type { Step } from '../machines/calculator/definition';
import { CESS, leftAfterTax } from '../machines/fields/inputs/fields';
import { numberInFull, percentInFull, rupeesInFull } from '../lib/format/inFull';
import { formatRupees } from '../lib/format/rupees';

/**
 * The step from interest to interest after tax.
 *
 * @param without what is left out besides the surcharge, as it follows it: " and without deduction"
 */
export function afterTaxStep(interest: number, slab: string, figures: FigureValues, without = ''): Step {
  const { [CESS]: cess = 0 } = figures;
  const left = leftAfterTax(slab, figures);
  return {
    name: 'After tax',
    rule: `interest × (1 − slab × ${numberInFull(1 + cess / 100)}), with ${percentInFull(cess)} cess, without surcharge${without}`,
    value: `${rupeesInFull(interest)} × ${numberInFull(left)} = ${formatRupees(interest * left)}`,
    source: { text: 'cess', address: `/figures#${CESS}` },
  };
}
