import { fdRates } from '../../src/content/schemas/deposits';
import type { Bank } from '../../src/lists/fixed-deposits/banks';

interface Given {
  /** Percent a year for three years, below 60 and from 60 on */
  readonly rate: string;
  readonly senior: string;
  readonly day?: string;
}

/** A bank of the list of deposits that a test makes up, so that an editor may change those of the site. It was read on 27 September 2026 unless said. */
export function madeUpBank(name: string, { rate, senior, day = '2026-09-27' }: Given): Bank {
  const provider = name.toLowerCase().replaceAll(' ', '-');
  return {
    row: fdRates.row.parse({
      bank: name,
      provider,
      rate1Year: rate,
      rate2Years: rate,
      interestRate: rate,
      rate5Years: rate,
      seniorRate1Year: senior,
      seniorRate2Years: senior,
      seniorCitizenRate: senior,
      seniorRate5Years: senior,
      highestRate: rate,
      tenure: '3 years',
      breakingCost: '1%',
      link: 'https://bank.example/',
    }),
    provider: { id: provider, name, shortName: name, kind: 'private bank', hue: 200, depositsInsured: true },
    document: {
      id: 'a-card',
      publisher: name,
      title: 'Its rates',
      address: 'https://bank.example/',
      kind: 'issuer',
      read: day,
    },
    ownDocuments: ['a-card'],
    day,
  };
}
