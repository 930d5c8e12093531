import type { RowKindName } from '../../../content/schemas';
import { formatMoney } from '../../../lib/quantities/money';
import { validRows } from '../../validate';
import type { Rule } from '../rule';
import { askFor } from './ask';
import { quantitiesIn } from './quantitiesIn';

/** GST on fees of lenders and card issuers, in percent. Only the shape of an amount is judged by it; what is counted takes it from the registry. */
const GST_PERCENT = 18;

const KINDS: readonly RowKindName[] = [
  ...(['home-loans', 'personal-loan-offers', 'business-loan-offers', 'education-loan-offers'] as const),
  ...(['secured-loan-offers', 'property-loan-offers', 'cards', 'savings-accounts'] as const),
];

/** Fees that look as if they held GST: without it they are rounder. */
export const feesBeforeGst: Rule = (site, report) => {
  const ask = askFor(site, report);
  for (const kind of KINDS) {
    for (const { file, index, row } of validRows(site, kind)) {
      const amounts = [
        ...quantitiesIn(row, 'fee').flatMap(({ path, quantity: { slabs } }) =>
          slabs.flatMap(({ amount, floor, cap, onTop }) =>
            [amount?.least, amount?.most, floor, cap, onTop].map((rupees) => ({ path, rupees })),
          ),
        ),
        ...quantitiesIn(row, 'money')
          .filter(({ path: [group, field] }) => group === 'redeeming' || (group === 'fees' && field !== 'waivedFrom'))
          .map(({ path, quantity }) => ({ path, rupees: quantity.most })),
      ];
      for (const { path, rupees } of amounts) {
        const net = rupees === undefined ? undefined : beforeGst(rupees);
        if (net === undefined) continue;
        const doubt = `${formatMoney(rupees ?? 0)} is ${formatMoney(net)} with GST, and fees stand before it`;
        ask({ file, index }, path, `${doubt}: write ${formatMoney(net)}`);
      }
    }
  }
};

/** The rounder amount that comes to a fee with GST added; undefined if there is none. */
export function beforeGst(rupees: number): number | undefined {
  const net = Math.round(rupees / (1 + GST_PERCENT / 100));
  const isSum = Math.abs(net * (1 + GST_PERCENT / 100) - rupees) < 0.51;
  return net > 0 && isSum && roundness(net) > roundness(rupees) ? net : undefined;
}

/** How round an amount is: its zeros at the end, and a little for a price such as ₹999. */
function roundness(rupees: number): number {
  const digits = String(rupees);
  const zeros = digits.length - digits.replace(/0+$/u, '').length;
  return zeros > 0 ? zeros : Number(digits.endsWith('99'));
}
