import type { FigureValues } from '../content/figureValues';
import { valueOf } from '../content/valueOf';
import { CESS, leftAfterTax } from '../content/law/cess';
import type { Step } from '../machines/calculator/definition';
import { numberInFull, percentInFull, rupeesInFull } from '../lib/format/inFull';
import { formatRupees } from '../lib/format/rupees';
import * as words from './messages.en';

/**
 * The step from interest to interest after tax.
 *
 * @param without what is left out: the surcharge, and the deduction named
 */
export function afterTaxStep(
  interest: number,
  slab: string,
  figures: FigureValues,
  without: Parameters<typeof words.stepAfterTaxRule>[0]['without'] = 'surcharge',
): Step {
  const cess = valueOf(figures, CESS);
  const left = leftAfterTax(slab, figures);
  return {
    name: words.stepAfterTax,
    rule: words.stepAfterTaxRule({ factor: numberInFull(1 + cess / 100), cess: percentInFull(cess), without }),
    value: `${rupeesInFull(interest)} × ${numberInFull(left)} = ${formatRupees(interest * left)}`,
    source: { text: words.sourceCess, address: `/figures#${CESS}` },
  };
}
