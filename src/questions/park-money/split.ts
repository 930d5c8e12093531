import { rateText } from '../../lib/format/rateText';
import { formatRupees } from '../../lib/format/rupees';
import { rupeesInShortOrFull } from '../../lib/format/inFull';
import { formatMoney } from '../../lib/quantities/money';
import type { SpreadPart } from '../../lists/fixed-deposits/deposits';
import type { AnswerSection } from '../../machines/calculator/section';
import type { Answer } from './answer';
import type { DepositWay } from './deposits';
import * as words from './messages.en';

/** With more parts, they are a table. */
const MOST_DRAWN = 4;

/** More banks that pay the same are counted. */
const MOST_NAMED = 3;

/** More banks that pay one rate than the split has parts for. */
interface Tie {
  readonly rate: number;
  readonly banks: readonly DepositWay['bank'][];
  /** How many parts of the split are at one of them */
  readonly used: number;
}

/** The tie that a part belongs to: then none of its banks is named as the one. Undefined where no other bank could take its place. */
function tieOf({ offer }: SpreadPart<DepositWay>, { deposits: { ranked, spread } }: Answer): Tie | undefined {
  const tied = ranked.filter(({ rate }) => rate === offer.rate);
  const used = spread.parts.filter((part) => part.offer.rate === offer.rate);
  return tied.length === used.length
    ? undefined
    : { rate: offer.rate, banks: tied.map(({ bank }) => bank), used: used.length };
}

/** The bank and the rate of a part, in the few words that its block has room for. */
function textOfPart(part: SpreadPart<DepositWay>, answer: Answer): string {
  const { bank, rate } = part.offer;
  const tie = tieOf(part, answer);
  return tie
    ? words.splitTie({ count: tie.banks.length, rate: rateText(rate) })
    : words.splitBank({ bank: bank.provider.shortName, rate: rateText(rate) });
}

function sayTie({ rate, banks, used }: Tie): string {
  const names = banks.map(({ provider }) => provider.shortName);
  const [first = ''] = names;
  const also = { rate: rateText(rate), used };
  return names.length > MOST_NAMED
    ? words.tiedWithOthers({ ...also, first, others: names.length - 1 })
    : words.tied({ ...also, banks: names });
}

/** The bank of a part, or those that tie for it. */
function bankOfPart(part: SpreadPart<DepositWay>, answer: Answer): string {
  const tie = tieOf(part, answer);
  if (!tie) return part.offer.bank.provider.name;
  const names = tie.banks.map(({ provider }) => provider.name);
  const [first = ''] = names;
  return names.length > MOST_NAMED
    ? words.anyBank({ first, others: names.length - 1 })
    : words.eitherBank({ banks: names });
}

/** How the sum is split, where one bank does not insure it all; none where it fits one, or none at all. */
export function splitSection(answer: Answer): readonly AnswerSection[] {
  const { parts, left } = answer.deposits.spread;
  const [first] = parts;
  if (!first || left > 0 || parts.length === 1) return [];
  const note = words.splitNote({ insured: formatMoney(answer.insured), first: rupeesInShortOrFull(first.amount) });
  if (parts.length <= MOST_DRAWN) {
    const ties = [...new Map(parts.map((part) => [part.offer.rate, tieOf(part, answer)])).values()];
    return [
      {
        kind: 'split',
        title: words.splitTitle,
        ranks: true,
        parts: parts.map((part) => ({ rupees: part.amount, text: textOfPart(part, answer) })),
        note: [...ties.flatMap((tie) => (tie ? [sayTie(tie)] : [])), note].join(' '),
      },
    ];
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
