import { rateText } from '../../lib/format/rateText';
import { formatRupees } from '../../lib/format/rupees';
import { rupeesInShortOrFull } from '../../lib/format/inFull';
import { formatMoney } from '../../lib/quantities/money';
import type { SpreadPart } from '../../lists/fixed-deposits/deposits';
import type { Section } from '../../machines/calculator/section';
import type { Answer } from './answer';
import type { DepositWay } from './deposits';
import * as words from './messages.en';

/** With more parts, they are a table. */
const MOST_DRAWN = 4;

/** More banks that pay the same are counted. */
const MOST_NAMED = 3;

/**
 * The bank of a part, by name only where no other bank could take its place: more banks pay its rate than parts are to be had, so none of
 * them is named as the one.
 */
export function bankOfPart({ offer }: SpreadPart<DepositWay>, { deposits: { ranked, spread } }: Answer): string {
  const tied = ranked.filter(({ rate }) => rate === offer.rate);
  const used = spread.parts.filter((part) => part.offer.rate === offer.rate);
  if (tied.length === used.length) return offer.bank.provider.name;
  const names = tied.map(({ bank }) => bank.provider.name);
  const [first = ''] = names;
  return names.length > MOST_NAMED
    ? words.anyBank({ first, others: names.length - 1 })
    : words.eitherBank({ banks: names });
}

/** How the sum is split, where one bank does not insure it all; none where it fits one, or none at all. */
export function splitSection(answer: Answer): readonly Section[] {
  const { parts, left } = answer.deposits.spread;
  const [first] = parts;
  if (!first || left > 0 || parts.length === 1) return [];
  const note = words.splitNote({ insured: formatMoney(answer.insured), first: rupeesInShortOrFull(first.amount) });
  if (parts.length <= MOST_DRAWN) {
    const drawn = parts.map((part) => ({
      rupees: part.amount,
      name: bankOfPart(part, answer),
      text: words.splitText({ rate: rateText(part.offer.rate) }),
    }));
    return [{ kind: 'split', title: words.splitTitle, ranks: true, parts: drawn, note }];
  }
  const rows = parts.map((part, index) => [
    String(index + 1),
    words.splitBank({ bank: bankOfPart(part, answer), rate: rateText(part.offer.rate) }),
    formatRupees(part.amount),
  ]);
  const columns = [words.columnPart, words.columnBank, words.columnAmount];
  return [
    {
      kind: 'table',
      title: words.splitTitle,
      ranks: true,
      table: { caption: words.splitCaption, columns, rows, note },
    },
  ];
}
