import {
  optional,
  percent,
  points,
  rupees,
  rupeesOrShare,
  taxSlab,
  toggle,
  wholeMonths,
} from '../../machines/fields/inputs/fields';
import type { Inputs } from '../../machines/fields/inputs/types';
import * as words from './messages.en';

/** What a visitor needs and has. Names are part of addresses and permanent. */
export type Need = {
  /** Rupees */
  readonly sum: number;
  readonly months: number;
  readonly deposit: boolean;
  readonly gold: boolean;
  readonly homeLoan: boolean;
  /** A house or a flat on which no loan runs */
  readonly house: boolean;
  readonly salary: boolean;
  /** Percent a year that the deposit earns */
  readonly depositRate: number;
  /** Points above it that a loan on it costs */
  readonly spread: number;
  /** Points that the bank takes off for breaking it */
  readonly cut: number;
  /** Months for which it was held */
  readonly held: number;
  readonly slab: string;
} & Offers;

/** Rates in percent a year and fees in rupees before GST that the visitor was offered. */
type Offers = {
  readonly goldRate: number | null;
  readonly goldFee: number | null;
  readonly topUpRate: number | null;
  readonly topUpFee: number | null;
  readonly propertyRate: number | null;
  readonly propertyFee: number | null;
  readonly personalRate: number | null;
  readonly personalFee: number | null;
  readonly cardRate: number | null;
  readonly cardFee: number | null;
};

const nothingOffered: Offers = {
  goldRate: null,
  goldFee: null,
  topUpRate: null,
  topUpFee: null,
  propertyRate: null,
  propertyFee: null,
  personalRate: null,
  personalFee: null,
  cardRate: null,
  cardFee: null,
};

/** With a deposit as an example, since its two ways need no published rate; of the others only old ones are known. */
export const defaults: Need = {
  sum: 300_000,
  months: 24,
  deposit: true,
  gold: false,
  homeLoan: false,
  house: false,
  salary: false,
  depositRate: 6.5,
  spread: 1,
  cut: 1,
  held: 12,
  slab: '20',
  ...nothingOffered,
};

const offeredRate = (label: string) => optional(percent(label, [0, 60, 0.05]));
const offeredFee = (label: string) => optional(rupeesOrShare(label, [0, 500_000, 100], 'sum'));

export const inputs: Inputs<Need> = {
  sum: rupees(words.labelSum, [10_000, 5_000_000, 10_000, 2_000_000], [100_000, 300_000, 500_000, 1_000_000]),
  months: wholeMonths(words.labelMonths, [1, 84, 1], [6, 12, 24, 36, 60]),
  deposit: toggle(words.labelDeposit),
  gold: toggle(words.labelGold),
  homeLoan: toggle(words.labelHomeLoan),
  house: toggle(words.labelHouse),
  salary: toggle(words.labelSalary),
  depositRate: percent(words.labelDepositRate, [1, 15, 0.05]),
  spread: points(words.labelSpread, [0, 5, 0.25]),
  cut: points(words.labelCut, [0, 3, 0.25]),
  held: wholeMonths(words.labelHeld, [0, 120, 1]),
  slab: taxSlab,
  goldRate: offeredRate(words.labelGoldRate),
  goldFee: offeredFee(words.labelGoldFee),
  topUpRate: offeredRate(words.labelTopUpRate),
  topUpFee: offeredFee(words.labelTopUpFee),
  propertyRate: offeredRate(words.labelPropertyRate),
  propertyFee: offeredFee(words.labelPropertyFee),
  personalRate: offeredRate(words.labelPersonalRate),
  personalFee: offeredFee(words.labelPersonalFee),
  cardRate: offeredRate(words.labelCardRate),
  cardFee: offeredFee(words.labelCardFee),
};

export const mainFields = ['sum', 'months', 'deposit', 'gold', 'homeLoan', 'house', 'salary'] as const;
export const depositFields = ['depositRate', 'spread', 'cut', 'held', 'slab'] as const;
/** Whether the deposit is the one of the example, which the visitor may not have. */
export const isExampleDeposit = (need: Need): boolean =>
  need.deposit && depositFields.every((name) => need[name] === defaults[name]);

export const offerFields = [
  ...(['goldRate', 'goldFee', 'topUpRate', 'topUpFee', 'propertyRate', 'propertyFee'] as const),
  ...(['personalRate', 'personalFee', 'cardRate', 'cardFee'] as const),
];
