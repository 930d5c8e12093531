import { formatMonths } from '../../lib/format/durations';
import { percentInFull } from '../../lib/format/inFull';
import { formatRupees } from '../../lib/format/rupees';
import { rupeesInShort } from '../../lib/format/rupeesInShort';
import { cheapest, isPriced, unsureRival, type Answer } from './answer';
import { isExact, STEP } from './costs';
import type { Need } from './values';
import type { PricedWay, Way } from './ways';
import { costText, monthText, pointsText, rangedId } from './words';
import * as words from './messages.en';

const offerParts = (need: Need): readonly string[] =>
  (
    [
      ['gold', need.goldRate, need.goldFee],
      ['topUp', need.topUpRate, need.topUpFee],
      ['property', need.propertyRate, need.propertyFee],
      ['personal', need.personalRate, need.personalFee],
      ['card', need.cardRate, need.cardFee],
    ] as const
  ).flatMap(([way, rate, fee]) =>
    rate === null
      ? []
      : [words.partOffer({ way, rate: percentInFull(rate), knowsFee: fee !== null, fee: formatRupees(fee ?? 0) })],
  );

/** Every value that the answer depends on. */
export function say(need: Need): string {
  const { sum, months, deposit, depositRate, held, spread, cut, slab, gold, homeLoan, house, salary } = need;
  return words.inputs({
    parts: [
      words.partSum({ sum: formatRupees(sum), months: formatMonths(months) }),
      ...(deposit
        ? [
            words.partDeposit({
              rate: percentInFull(depositRate),
              held: formatMonths(held),
              spread: pointsText(spread),
              cut: pointsText(cut),
              isTaxed: slab !== 'none',
              slab: `${slab}%`,
            }),
          ]
        : []),
      ...(gold ? [words.partGold] : []),
      ...(homeLoan ? [words.partHomeLoan] : []),
      ...(house ? [words.partHouse] : []),
      ...(salary ? [words.partSalary] : []),
      ...offerParts(need),
    ],
  });
}

export function brief({ sum, months, deposit, gold, homeLoan, house }: Need): string {
  const have = [
    ...(deposit ? [words.briefDeposit] : []),
    ...(gold ? [words.briefGold] : []),
    ...(homeLoan ? [words.briefHomeLoan] : []),
    ...(house ? [words.briefHouse] : []),
  ];
  return words.brief({
    sum: rupeesInShort(sum),
    months: formatMonths(months),
    have: have.length > 0 ? have : [words.briefNothing],
  });
}

const rangeSentence = (way: PricedWay): string =>
  words.costsRange({ way: rangedId(way), range: costText(way.cost), month: monthText(way) });

/** Of a way that may cost less than the lead. */
function rivalSentence(way: Way): string {
  const { id } = way;
  if (way.basis === 'listed' || way.basis === 'usual')
    return words.mayCostLess({ way: rangedId(way), range: costText(way.cost), month: monthText(way) });
  // What an FD leads to is always exact.
  return words.mayCostLessUnknown({ way: id === 'break' || id === 'deposit' ? 'card' : id });
}

/** What the next way in order costs, where none may cost less than the lead. */
function nextSentence(lead: PricedWay, priced: readonly PricedWay[]): readonly string[] {
  const next = priced.find((way) => way !== lead);
  if (!next) return [];
  if (isExact(next.cost))
    return [words.costsMore({ way: next.id, more: formatRupees(next.cost.least - lead.cost.least) })];
  return next.basis === 'own' ? [] : [rangeSentence(next)];
}

/** What a way costs, if it is not the one that leads. */
const costSentence = (way: PricedWay, months: string): string =>
  way.basis === 'own' ? words.costs({ way: way.id, cost: costText(way.cost), months }) : rangeSentence(way);

export function says(answer: Answer, need: Need): string {
  const { open, lead, rivals } = answer;
  const priced = open.filter(isPriced);
  const months = formatMonths(need.months);
  if (!lead) return [words.depends, costSentence(cheapest(answer), months)].join(' ');
  const costs = costSentence(lead, months);
  const [tied] = rivals;
  if (!tied) return [costs, ...nextSentence(lead, priced)].join(' ');
  const unsure = unsureRival(answer);
  return [costs, unsure ? rivalSentence(unsure) : words.costsTheSame({ way: tied.id })].join(' ');
}

export function sentence(answer: Answer): string {
  const { lead, rivals } = answer;
  if (!lead) return words.noOffer;
  const instalment = formatRupees(lead.instalment);
  const paid = lead.id === 'break' ? words.putBack({ instalment }) : words.eachMonth({ instalment });
  if (rivals.length === 0) return [words.leastKnown, paid].join(' ');
  return [unsureRival(answer) ? words.namedNone : words.decidesNothing({ step: formatRupees(STEP) }), paid].join(' ');
}

/** The cheapest way by the visitor's own numbers, or else the one that may cost least. */
export function headline(answer: Answer): { readonly label: string; readonly figure: string } {
  const first = cheapest(answer);
  const label =
    first.basis === 'own' ? words.headline({ way: first.id }) : words.headlineRange({ way: rangedId(first) });
  return { label, figure: costText(first.cost) };
}
