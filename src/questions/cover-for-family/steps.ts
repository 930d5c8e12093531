import { formatMonths } from '../../lib/format/durations';
import { numberInFull, rupeesInFull } from '../../lib/format/inFull';
import { formatRupees } from '../../lib/format/rupees';
import { waitText } from '../../lists/health-plans/rows';
import type { Step } from '../../machines/calculator/definition';
import type { Answer } from './answer';
import { familyOf, type Bill } from './values';
import * as words from './messages.en';

/** How the first plan that pays comes to its amount, with the visitor's values inserted. */
export function steps({ paying, covered }: Answer, given: Bill): readonly Step[] {
  const [first] = paying.length > 0 ? paying : covered;
  if (!first) return [];
  const { plan, wait, sharePercent, cover, outOfPocket } = first;
  const months = formatMonths(given.months);
  const waits: Step = {
    name: words.stepWait,
    rule: words.stepWaitRule,
    value: words.stepWaitValue({ name: plan.name, wait: waitText(wait.months), months }),
    source: { text: words.stepWaitSource, address: '/figures#health-double-wait' },
  };
  const isIll = familyOf(given).illnesses.length > 0;
  if (outOfPocket >= given.bill) return [waits];
  const payable = Math.min(given.bill, cover);
  return [
    ...(isIll ? [waits] : []),
    {
      name: words.stepOwn,
      rule: words.stepOwnRule,
      value: `${rupeesInFull(given.bill)} − ${rupeesInFull(payable)} × ${numberInFull(1 - sharePercent / 100)} = ${formatRupees(outOfPocket)}`,
    },
  ];
}
