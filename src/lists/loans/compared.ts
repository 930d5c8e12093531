import { formatTenure } from '../../lib/quantities/duration';
import { exactly } from '../../lib/quantities/span';
import { NOT_KNOWN } from '../../lib/quantities/unknown';
import { formatRupees } from '../../lib/format/rupees';
import { rupeesInShort } from '../../lib/format/rupeesInShort';
import type { RowFigure } from '../../machines/list/rows';
import type { LoanAnswer, LoanInputs } from './loan';
import { aprText } from './rowTexts';
import * as words from './messages.en';

type Compared = Pick<LoanAnswer, 'emi' | 'interest' | 'fee' | 'apr' | 'aprMost'> & Partial<Pick<LoanAnswer, 'feeText'>>;

/** What the fee makes of a loan, and its interest: lines that only a comparison has. A loan without an EMI has none. */
export function costLines(loan: Compared, { tenureMonths }: LoanInputs): readonly RowFigure[] {
  const { emi, interest, fee, feeText } = loan;
  if (emi === undefined || interest === undefined) return [];
  const rupees = fee.kind === 'known' ? fee.rupees : undefined;
  return [
    {
      label: words.aprWithFee,
      text: aprText(loan) ?? NOT_KNOWN,
      counted: { number: loan.apr, best: 'lowest', isRate: true },
    },
    {
      label: words.feeWithGst,
      text: feeText ?? (rupees === undefined ? NOT_KNOWN : formatRupees(rupees)),
      counted: { number: rupees, best: 'lowest' },
    },
    {
      label: words.interestOver({ time: formatTenure(exactly(tenureMonths)) }),
      text: rupeesInShort(interest),
    },
  ];
}
