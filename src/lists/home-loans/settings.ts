import type { HomeLoanList, LoanColumn, LoanInputs } from '../../content/offerTypes';
import { loanColumns } from '../../content/offerTypes';
import { numberHashField } from '../../machines/fields/hooks/hashFields';
import type { HashFields } from '../../machines/fields/hooks/useHashState';
import { amountField, yearsField } from '../../machines/fields/NumberField/fieldSpec';
import { lenderHashField, SCORE_LIMITS } from '../loans/choices';

/** The name of this kind of list in addresses. Permanent: old links hold it. */
export const HOME_LOANS = 'home-loans';

/** What a visitor can set on the list. 0 or '' is not set. */
export type Settings = {
  readonly amount: number;
  readonly years: number;
  readonly score: number;
  readonly salary: string;
  readonly woman: boolean;
  readonly repo: boolean;
  readonly order: LoanColumn;
};

export const amountSpec = amountField({
  label: 'Loan amount',
  limits: { min: 500_000, max: 50_000_000, step: 100_000 },
  chips: [2_500_000, 5_000_000, 7_500_000, 10_000_000],
});

export const yearsSpec = yearsField({
  label: 'Tenure',
  limits: { min: 5, max: 30, step: 1 },
  chips: [10, 15, 20, 25, 30],
});

/** The fields of numbers */
export const numberInputs = {
  amount: { kind: 'number', spec: amountSpec },
  years: { kind: 'number', spec: yearsSpec },
} as const;

const flag = {
  read: (text: string) => (text === '1' ? true : undefined),
  write: (value: boolean) => (value ? '1' : '0'),
};

/** How the settings stand in the address, behind the hash. Names are permanent: old links hold them. */
export const settingsFields: HashFields<Settings> = {
  amount: numberHashField(amountSpec),
  years: numberHashField(yearsSpec),
  score: numberHashField({ limits: SCORE_LIMITS }),
  salary: { read: (text) => (/^[a-z0-9-]{2,60}$/.test(text) ? text : undefined), write: String },
  woman: flag,
  repo: flag,
  order: { read: (text) => loanColumns.find((column) => column === text), write: String },
};

/** The same for one list, whose lenders alone a salary may be paid into. */
export function settingsFieldsOf(list: Pick<HomeLoanList, 'rows'>): HashFields<Settings> {
  return { ...settingsFields, salary: lenderHashField(list.rows) };
}

/** The settings of a list before a visitor changes any. Rates that are too old to be ranked stand by name. */
export function defaultSettings({ defaults, isOld }: Pick<HomeLoanList, 'defaults' | 'isOld'>): Settings {
  const { amount, tenureMonths } = defaults;
  const order = isOld ? 'name' : 'rate';
  return { amount, years: tenureMonths / 12, score: 0, salary: '', woman: false, repo: false, order };
}

/** What the list computes with. */
export function inputsOf({ amount, years, score, salary, woman, repo }: Omit<Settings, 'order'>): LoanInputs {
  return {
    amount,
    tenureMonths: Math.round(years * 12),
    ...(score > 0 && { score }),
    ...(salary !== '' && { salaryBank: salary }),
    ...(woman && { womanFirstOwner: true }),
    ...(repo && { passOnRepoChange: true }),
  };
}
