import {
  compareRegimes,
  EMPLOYER_FUNDS,
  lastTaxYear,
  limitOf,
  taxFigures,
  taxYears,
  type RegimeComparison,
  type Salary,
} from '../../content/law/taxRegimes';
import { formatPercent, formatRupees } from '../../lib/format/rupees';
import { rupeesInShortOrFull } from '../../lib/format/inFull';
import { calculator } from '../../machines/calculator/definition';
import { choice, rupees } from '../../machines/fields/inputs/fields';
import { aboveLimits, byDeductions, conflicts, lineByLine, say, stepsOf, taxedFunds } from './explained';

export default calculator<Salary, RegimeComparison>(
  { id: 'income-tax', name: 'Old or new tax regime calculator', figures: taxFigures },
  (figures) => {
    const lastYear = lastTaxYear(figures);
    const shareOld = limitOf(figures, 'nps-employer-share-old', lastYear);
    const most = (id: string): number => limitOf(figures, id, lastYear);
    return {
      defaults: {
        year: lastYear,
        salary: 1_500_000,
        age: 'below60',
        savings: most('section-80c-limit'),
        health: most('section-80d-limit'),
        parentsHealth: 0,
        hra: 0,
        interest: 0,
        nps: 0,
        basic: 750_000,
        employerNps: 0,
        employerPf: 0,
      },
      inputs: {
        year: choice('Tax year', taxYears(figures)),
        salary: rupees(
          'Salary a year',
          [100_000, 60_000_000, 25_000, 5_000_000],
          [1_000_000, 1_500_000, 2_500_000, 5_000_000],
        ),
        age: choice('Your age', { below60: 'Below 60', from60: '60 to 79', from80: '80 or more' }),
        savings: rupees('80C: PF, PPF, ELSS, principal', [0, most('section-80c-limit'), 5_000]),
        health: rupees('80D: health premium, own family', [0, most('section-80d-senior-limit'), 1_000]),
        parentsHealth: rupees('80D: health premium, parents', [0, most('section-80d-senior-limit'), 1_000]),
        hra: rupees('HRA exemption', [0, 5_000_000, 5_000]),
        interest: rupees('Home loan interest', [0, most('home-loan-interest-limit'), 5_000]),
        nps: rupees('80CCD(1B): own NPS payment', [0, most('nps-extra-deduction'), 5_000]),
        basic: rupees('Basic salary and DA', [0, 60_000_000, 50_000]),
        employerNps: rupees("Employer's NPS payment, within the salary", [0, 5_000_000, 5_000]),
        employerPf: rupees("Employer's PF and superannuation, beside the salary", [0, 10_000_000, 5_000]),
      },
      mainFields: ['year', 'salary', 'savings', 'health', 'hra', 'interest'],
      more: {
        title: 'Premium of parents, NPS, age',
        names: ['parentsHealth', 'nps', 'basic', 'employerNps', 'employerPf', 'age'],
      },
      compute: (values) => compareRegimes(values, figures),
      conflicts,
      say: (values) => say(values, figures),
      headline: ({ tax, cheaper }) => ({
        label: tax.old.payable === tax.new.payable ? 'Tax, the same in both regimes' : `Lower tax: ${cheaper} regime`,
        figure: formatRupees(tax[cheaper].payable),
      }),
      reports: ({ tax, cheaper, breakEven }) => [
        { rupees: tax[cheaper].payable },
        { rupees: tax.old.payable, what: 'tax, old regime', isCost: true },
        { rupees: tax.new.payable, what: 'tax, new regime', isCost: true },
        { rupees: breakEven, what: 'in deductions for a tie' },
      ],
      parts: ({ salary, tax, cheaper }) => [
        ['tax', tax[cheaper].payable],
        ['left of the salary', salary - tax[cheaper].payable],
      ],
      facts: ({ tax, breakEven }) => [
        ['Old regime', formatRupees(tax.old.payable)],
        ['New regime', formatRupees(tax.new.payable)],
        ['Deductions at which both taxes are equal', formatRupees(breakEven)],
      ],
      sentence: (answer) => {
        const { tax, cheaper, breakEven, claimed } = answer;
        const saved = Math.abs(tax.old.payable - tax.new.payable);
        return [
          saved > 0 ? `The ${cheaper} regime saves you **${formatRupees(saved)}**.` : 'Both regimes take the same.',
          `The old one costs no more once its own deductions, such as 80C, HRA and home loan interest, reach ${formatRupees(breakEven)}; you have ${formatRupees(claimed)}.${aboveLimits(answer)}${taxedFunds(answer, most(EMPLOYER_FUNDS))}`,
        ].join(' ');
      },
      chart: ({ levels, tax }) => ({
        title: 'Tax of the old regime by what you deduct in it: as much as the new one, and above it',
        lower: 'Up to the new regime’s tax',
        upper: 'Above it',
        bars: levels.map(({ off, old }) => [
          rupeesInShortOrFull(off),
          Math.min(old, tax.new.payable),
          old - tax.new.payable,
        ]),
      }),
      effects: {
        title: 'What saves most tax',
        gain: (now, then) => now.tax[now.cheaper].payable - then.tax[then.cheaper].payable,
        changes: [
          [
            `Let the employer pay ${formatPercent(shareOld)} of the basic salary into NPS`,
            { employerNps: { upTo: ({ basic }) => (basic * shareOld) / 100 } },
          ],
          ['Use 80C in full', { savings: { upTo: most('section-80c-limit') } }],
          [
            `Pay ${formatRupees(most('nps-extra-deduction'))} into NPS yourself`,
            { nps: { upTo: most('nps-extra-deduction') } },
          ],
        ],
      },
      tablesTitle: 'Both regimes line by line, and by deductions',
      tables: [
        { name: 'Line by line', of: lineByLine },
        { name: 'By deductions', of: byDeductions },
      ],
      steps: (answer, values) => stepsOf(answer, values, figures),
    };
  },
);
