import {
  compareRegimes,
  lastTaxYear,
  limitOf,
  taxFigures,
  taxYears,
  type RegimeComparison,
} from '../../content/law/taxRegimes';
import { formatPercent, formatRupees } from '../../lib/format/rupees';
import { calculator } from '../../machines/calculator/definition';
import { inRupees } from '../../machines/calculator/headline';
import { choice, hinted, optional, rupees } from '../../machines/fields/inputs/fields';
import { rupeesAMonth } from '../../machines/fields/inputs/rareFields';
import {
  basicOf,
  brief,
  byDeductions,
  conflicts,
  lineByLine,
  say,
  stepsOf,
  waysOf,
  whole,
  type EnteredSalary,
} from './explained';
import * as words from './messages.en';
import { monthOf, monthSentence } from './month';
import { notesOf, opening, ruleOf, tieOf } from './notes';

export default calculator<EnteredSalary, RegimeComparison>(
  { id: 'income-tax', name: words.name, shortName: words.shortName, figures: taxFigures },
  (figures) => {
    const lastYear = lastTaxYear(figures);
    const shareOld = limitOf(figures, 'nps-employer-share-old', lastYear);
    const most = (id: string): number => limitOf(figures, id, lastYear);
    const defaults: EnteredSalary = {
      year: lastYear,
      salary: 1_500_000,
      age: 'below60',
      savings: most('section-80c-limit'),
      ownPf: 0,
      health: most('section-80d-limit'),
      parentsHealth: 0,
      hra: 0,
      interest: 0,
      nps: 0,
      basic: null,
      employerNps: 0,
      employerPf: 0,
      other: 0,
      rent: 0,
      hraReceived: 0,
      city: 'metro',
    };
    return {
      defaults,
      inputs: {
        year: choice(words.labelYear, taxYears(figures)),
        salary: hinted(
          words.hintSalary,
          rupees(
            words.labelSalary,
            [100_000, 60_000_000, 25_000, 5_000_000],
            [1_000_000, 1_500_000, 2_500_000, 5_000_000],
          ),
        ),
        age: choice(words.labelAge, { below60: words.ageBelow60, from60: words.ageFrom60, from80: words.ageFrom80 }),
        savings: hinted(words.hintSavings, rupees(words.labelSavings, [0, most('section-80c-limit'), 5_000])),
        ownPf: hinted(words.hintOwnPf, rupees(words.labelOwnPf, [0, 500_000, 100, 25_000])),
        health: hinted(words.hintHealth, rupees(words.labelHealth, [0, most('section-80d-senior-limit'), 1_000])),
        parentsHealth: hinted(
          words.hintHealth,
          rupees(words.labelParentsHealth, [0, most('section-80d-senior-limit'), 1_000]),
        ),
        hra: hinted(words.hintHra, rupees(words.labelHra, [0, 5_000_000, 5_000])),
        interest: hinted(words.hintInterest, rupees(words.labelInterest, [0, most('home-loan-interest-limit'), 5_000])),
        nps: hinted(words.hintNps, rupees(words.labelNps, [0, most('nps-extra-deduction'), 5_000])),
        basic: hinted(words.hintBasic, optional(rupeesAMonth(words.labelBasic, [0, 60_000_000, 6_000]))),
        employerNps: hinted(words.hintEmployerNps, rupees(words.labelEmployerNps, [0, 5_000_000, 5_000])),
        employerPf: hinted(words.hintEmployerPf, rupees(words.labelEmployerPf, [0, 10_000_000, 5_000])),
        other: hinted(words.hintOther, rupees(words.labelOther, [0, 50_000_000, 5_000, 2_000_000])),
        rent: rupees(words.labelRent, [0, 1_000_000, 500]),
        hraReceived: rupees(words.labelHraReceived, [0, 1_000_000, 500]),
        city: choice(words.labelCity, {
          metro: words.cityMetro,
          chennai: words.cityChennai,
          added: words.cityPune,
          hyderabad: words.cityHyderabad,
          other: words.cityOther,
        }),
      },
      mainFields: ['salary', 'age', 'year', 'savings', 'ownPf', 'health', 'hra', 'interest', 'other'],
      more: {
        title: words.moreFields,
        names: [
          ...(['rent', 'hraReceived', 'city', 'basic'] as const),
          ...(['parentsHealth', 'nps', 'employerNps', 'employerPf'] as const),
        ],
      },
      compute: (values) => compareRegimes(whole(values), figures),
      conflicts: (values) => conflicts(whole(values)),
      say: (values) => say(whole(values), figures),
      brief,
      opening,
      headline: ({ tax, cheaper }) =>
        inRupees(
          tax.old.payable === tax.new.payable ? words.sameTax : words.lowerTax({ regime: cheaper }),
          tax[cheaper].payable,
        ),
      ways: waysOf,
      facts: (answer) => {
        const { tax, inHand } = monthOf(answer, answer.cheaper);
        const tie = tieOf(answer);
        return [
          [words.taxAMonth, formatRupees(tax)],
          [words.inHand({ knowsPf: answer.ownPf > 0 }), formatRupees(inHand)],
          ...(answer.hraExempt === undefined ? [] : [[words.factHra, formatRupees(answer.hraExempt)] as const]),
          ...(tie === undefined ? [] : [[words.factTie, formatRupees(tie)] as const]),
        ];
      },
      sentence: (answer) => [ruleOf(answer), monthSentence(answer)].join(' '),
      notes: (answer, values) => notesOf(answer, values, defaults, figures),
      effects: {
        title: words.effects,
        counts: 'saved',
        gain: (now, then) => now.tax[now.cheaper].payable - then.tax[then.cheaper].payable,
        changes: [
          [
            words.effectEmployerNps({ share: formatPercent(shareOld) }),
            { employerNps: { upTo: (others) => (basicOf(others) * shareOld) / 100 } },
          ],
          [words.effectSavings, { savings: { upTo: most('section-80c-limit') } }],
          [
            words.effectNps({ amount: formatRupees(most('nps-extra-deduction')) }),
            { nps: { upTo: most('nps-extra-deduction') } },
          ],
        ],
      },
      tablesTitle: words.tables,
      tables: [
        { name: words.tableByLine, isOpen: true, of: lineByLine },
        { name: words.tableByDeductions, of: (answer, values) => byDeductions(answer, whole(values)) },
      ],
      steps: (answer, values) => stepsOf(answer, whole(values), figures),
    };
  },
);
