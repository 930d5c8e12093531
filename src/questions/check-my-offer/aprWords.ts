import { formatRupees } from '../../lib/format/rupees';
import type { AprFinding } from './aprCheck';
import { computedRate, printedRate } from './percentText';
import * as words from './messages.en';

/** The finding about a printed APR in words, by what explains it. */
export function aprWords({ printed, recomputed, why, costRupees }: AprFinding): {
  readonly title: string;
  readonly text: string;
  readonly ask: string;
} {
  const said = { printed: printedRate(printed), recomputed: computedRate(recomputed) };
  const ask = words.aprAsk(said);
  switch (why.cause) {
    case 'left-out': {
      const { isClose } = why;
      const rupees = formatRupees(why.rupees);
      const items = [...why.fees.map((fee) => words.fee({ fee })), ...(why.gst ? [words.feeGst] : [])];
      const without = computedRate(why.without);
      const isRate = why.isAll && !isClose;
      const text = isRate
        ? words.aprNoneText({ ...said, rupees })
        : words.aprLeftOutText({ ...said, rupees, items, without, isClose });
      return {
        title: words.aprLeftOut,
        text: [text, ...(why.isOneOfSeveral ? [words.aprSeveral] : [])].join(' '),
        ask: isRate ? words.aprNoneAsk(said) : words.aprLeftOutAsk({ ...said, items }),
      };
    }
    case 'compounded':
      return { title: words.aprCompounded, text: words.aprCompoundedText(said), ask };
    case 'near':
      return { title: words.aprNear, text: words.aprNearText(said), ask };
    case 'more':
      return { title: words.aprMore, text: words.aprMoreText({ ...said, rupees: formatRupees(why.rupees) }), ask };
    case 'fewer':
      return { title: words.aprFewer, text: words.aprFewerText({ ...said, rupees: formatRupees(costRupees) }), ask };
  }
}
