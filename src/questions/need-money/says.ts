import { formatMonths } from '../../lib/format/durations';
import { percentInFull } from '../../lib/format/inFull';
import { formatRupees } from '../../lib/format/rupees';
import { rupeesInShort } from '../../lib/format/rupeesInShort';
import { cheapest, isPriced, unsureRival, type Answer } from './answer';
import { isExact, STEP } from './costs';
import { isExampleDeposit, type Need } from './values';
import { offeredIds, offerOn, type PricedWay, type Way, type WayId } from './ways';
import { costText, monthText, pointsText, rangedId } from './words';
import * as words from './messages.en';

const offerParts = (need: Need): readonly string[] =>
  offeredIds.flatMap((way) => {
    const [rate, fee] = offerOn(way, need);
    if (rate === null) return [];
    return words.partOffer({ way, rate: percentInFull(rate), knowsFee: fee !== null, fee: formatRupees(fee ?? 0) });
  });

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
              wasHeld: held > 0,
              held: formatMonths(held),
              hasSpread: spread > 0,
              spread: pointsText(spread),
              hasCut: cut > 0,
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

export function brief(need: Need): string {
  const { sum, months, deposit, gold, homeLoan, house } = need;
  const have = [
    ...(deposit ? [isExampleDeposit(need) ? words.briefExampleDeposit : words.briefDeposit] : []),
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

/** What a way costs, if it is not the one that leads. */
const costSentence = (way: PricedWay, months: string): string =>
  way.basis === 'own' ? words.costs({ way: way.id, cost: costText(way.cost), months }) : rangeSentence(way);

/** Ways for which the visitor has something of his own, all of which the answer names. */
const PLEDGED: readonly WayId[] = ['break', 'deposit', 'gold', 'topUp', 'property'];

/** What a way costs against the lead, if there is one. */
function besideLead(way: Way, { lead, rivals }: Answer, months: string): string {
  if (way.basis === 'none') return words.notFor({ way: way.id === 'gold' ? 'gold' : 'property', months });
  if (!isPriced(way)) return rivalSentence(way);
  if (lead && isExact(way.cost)) {
    const more = way.cost.least - lead.cost.least;
    return more < STEP
      ? words.costsTheSame({ way: way.id })
      : words.costsMore({ way: way.id, more: formatRupees(more) });
  }
  return rivals.includes(way) ? rivalSentence(way) : costSentence(way, months);
}

/** The way that the answer names after its lead: one that may cost less, or else the next in order. */
const secondOf = (answer: Answer): Way | undefined =>
  unsureRival(answer) ?? answer.rivals[0] ?? answer.open.filter(isPriced).find((way) => way !== answer.lead);

export function says(answer: Answer, need: Need): string {
  const { open, lead } = answer;
  const months = formatMonths(need.months);
  const first = cheapest(answer);
  const second = lead && secondOf(answer);
  const others = open.filter((way) => way !== first && way !== second && PLEDGED.includes(way.id));
  return [
    ...(lead ? [] : [words.depends]),
    costSentence(first, months),
    ...[...(second ? [second] : []), ...others].map((way) => besideLead(way, answer, months)),
  ].join(' ');
}

/** Assumptions that the rows below do not state: that the FD is our example, and that after breaking one the visitor saves the money up again. */
function terms({ lead, breaking }: Answer, need: Need): readonly string[] {
  const isBroken = lead?.id === 'break';
  const instalment = formatRupees(breaking.instalment);
  if (isExampleDeposit(need))
    return [words.exampleDeposit({ rate: percentInFull(need.depositRate), isBroken, instalment })];
  return isBroken ? [words.putBack({ instalment })] : [];
}

export function sentence(answer: Answer, need: Need): string {
  const { lead, rivals } = answer;
  if (!lead) return words.noOffer;
  const undecided = unsureRival(answer) ? words.namedNone : words.decidesNothing({ step: formatRupees(STEP) });
  return [rivals.length === 0 ? words.leastKnown : undecided, ...terms(answer, need)].join(' ');
}

/** The cheapest way by the visitor's own numbers, or else the one that may cost least. */
export function headline(answer: Answer): { readonly label: string; readonly figure: string } {
  const first = cheapest(answer);
  const label =
    first.basis === 'own' ? words.headline({ way: first.id }) : words.headlineRange({ way: rangedId(first) });
  return { label, figure: costText(first.cost) };
}
