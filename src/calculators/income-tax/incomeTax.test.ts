import { valueOf } from '../../content/valueOf';
import { hashFieldOf } from '../../machines/fields/inputs/hashFieldOf';
import type { NumberInput, Values } from '../../machines/fields/inputs/types';
import { calculatorAnswer, figuresOf } from '@site/tests/unit/calculatorAnswer';
import hra from '../hra';
import calculator from '.';

const answerTo = (changed: Values) => calculatorAnswer(calculator, changed);

test('a premium above its limit is counted up to it, in the words too, and the limit is said', () => {
  const { given, notes, sentence } = answerTo({ health: 50_000 });
  expect(given).toContain('with ₹1,75,000 of deductions');
  expect(sentence).toContain('you have ₹1,75,000.');
  expect(notes).toContain('Health premium, own family: only ₹25,000 of ₹50,000 counts');
  expect(answerTo({ health: 50_000, age: 'from60' }).notes).not.toContain('counts');
  expect(answerTo({ health: 25_000 }).notes).not.toContain('counts');
});

test('what comes with the salary is one list', () => {
  const { given } = answerTo({ employerNps: 50_000, other: 20_000 });
  expect(given).toContain(
    'with ₹1,75,000 of deductions in the old regime, ₹50,000 of NPS from the employer and ₹20,000',
  );
});

test('what the employer pays above the share of the basic salary is said not to count', () => {
  expect(answerTo({ basic: 500_000, employerNps: 100_000 }).notes).toContain('only ₹70,000 of ₹1,00,000 counts');
});

test('an HRA exemption as large as the salary is refused', () => {
  expect(answerTo({ salary: 600_000, hra: 600_000 }).conflicts).toEqual({
    hra: 'The HRA exemption is a part of your salary. Enter less than ₹6,00,000.',
  });
  expect(answerTo({ salary: 600_000, hra: 599_999 }).conflicts).toEqual({});
});

test('a tax that is the same in both regimes is not called a saving of ₹0', () => {
  const { label, sentence } = answerTo({ salary: 300_000 });
  expect(label).toBe('Tax, the same in both regimes');
  expect(sentence).toMatch(/^Both regimes take the same\./);
});

test.each([0, 675_000])('no deduction beats a tax of nothing, not ₹6,75,000 of them either: HRA of %d', (hra) => {
  const { figure, sentence, facts } = answerTo({ salary: 1_200_000, hra });
  expect(figure).toBe('₹0');
  expect(sentence).not.toContain('cheaper only above');
  expect(sentence).toMatch(hra === 0 ? /takes nothing/ : /take the same/);
  expect(facts).not.toHaveProperty('Old regime is cheaper above deductions of');
});

test('what an employer pays into funds above the limit of a year is taxed as salary, in the advice too', () => {
  const rich = { salary: 20_000_000, basic: 10_000_000 };
  const limit = valueOf(figuresOf(calculator), 'employer-funds-limit@2026-04-01');
  const atLimit = answerTo({ ...rich, employerNps: limit });
  const above = answerTo({ ...rich, employerNps: limit + 250_000 });
  expect(above.figure).toBe(atLimit.figure);
  expect(above.notes).toContain('Your employer pays ₹2,50,000 more than');
  expect(atLimit.notes).not.toContain('Your employer pays');
  expect(above.steps.map(({ name }) => name)).toContain("Employer's payments into funds above the limit");
  const advised = answerTo(rich).effects.find(({ text }) => text.startsWith('Let the employer pay 10%'));
  // What ₹7.5 lakh less of income saves, and not ₹10 lakh.
  const taxOf = ({ figure }: { readonly figure: string }): number => Number(figure.replaceAll(/\D/g, ''));
  expect(advised?.rupees).toBe(taxOf(answerTo(rich)) - taxOf(atLimit));
  // PF counts to the same limit, though it is no part of the salary.
  expect(answerTo({ ...rich, employerNps: 250_000, employerPf: limit }).figure).toBe(answerTo(rich).figure);
});

const rupeesIn = (text = ''): number => Number(text.replaceAll(/[^\d.-]/g, ''));

test('a month is a twelfth of the salary less a twelfth of its tax, and less what goes into NPS', () => {
  const { facts, figure, sentence } = answerTo({ salary: 1_500_000 });
  expect(rupeesIn(facts['Tax a month'])).toBe(Math.round(rupeesIn(figure) / 12));
  expect(rupeesIn(facts['In hand a month, before PF'])).toBe(Math.round((1_500_000 - rupeesIn(figure)) / 12));
  expect(sentence).toContain(facts['In hand a month, before PF']);
  const withNps = answerTo({ salary: 1_500_000, employerNps: 60_000 });
  expect(rupeesIn(withNps.facts['In hand a month, before PF'])).toBe(
    Math.round((1_440_000 - rupeesIn(withNps.figure)) / 12),
  );
  expect(withNps.sentence).toContain('₹5,000 of NPS');
  expect(answerTo({ salary: 600_000 }).sentence).toContain('In hand: ₹50,000 a month without any tax');
});

test('own PF comes off each month and counts under 80C, and what reaches the bank is said', () => {
  const mine = { salary: 1_500_000, savings: 0, health: 0, ownPf: 1_800 };
  const { facts, figure, sentence, tables } = answerTo(mine);
  // The new regime: 15,00,000 − 75,000 = 14,25,000; 5% and 10% of 4 lakh each and 15% of 2.25 lakh, with 4% cess: 97,500.
  expect(figure).toBe('₹97,500');
  expect(facts['In hand a month']).toBe('₹1,15,075');
  expect(sentence).toContain('₹1,800 of your PF');
  expect(sentence).not.toContain('your PF and professional tax');
  expect(tables[0]!.rows.map(([, , old]) => Math.abs(rupeesIn(String(old))))).toContain(21_600);
  expect(answerTo({ salary: 1_500_000, ownPf: 90_000 }).conflicts).toHaveProperty('ownPf');
});

test('a deduction of the example beside a salary of the visitor is said to be one', () => {
  const says = (changed: Values): string => answerTo(changed).notes;
  expect(says({})).not.toContain('our example');
  expect(says({ salary: 1_800_000 })).toMatch(/₹1,50,000 of 80C and ₹25,000 of health premium are our example/);
  expect(says({ salary: 1_800_000, savings: 0 })).toMatch(/^₹25,000 of health premium is our example/);
  expect(says({ salary: 1_800_000, savings: 0, health: 0 })).not.toContain('our example');
});

test('tax on other income is no part of the month, and is due in advance from ₹10,000 on', () => {
  const alone = answerTo({ salary: 2_000_000 });
  const { figure, facts, notes } = answerTo({ salary: 2_000_000, other: 200_000 });
  const due = rupeesIn(figure) - rupeesIn(alone.figure);
  expect(facts['Tax a month']).toBe(alone.facts['Tax a month']);
  const instalments =
    /: (₹[\d,]+) by 15 June, (₹[\d,]+) by 15 September, (₹[\d,]+) by 15 December, (₹[\d,]+) by 15 March/
      .exec(notes)!
      .slice(1)
      .map(rupeesIn);
  expect(instalments).toEqual([0.15, 0.3, 0.3, 0.25].map((share) => due * share));
  expect(answerTo({ salary: 2_000_000, other: 20_000 }).notes).toContain('below ₹10,000 no advance tax is asked');
  expect(answerTo({ salary: 2_000_000, other: 200_000, age: 'from60' }).notes).toContain('from 60 on');
  expect(alone.notes).not.toContain('advance tax');
});

test('a rent gives the exemption that the HRA calculator gives, in the cities of the year', () => {
  const home = { rent: 30_000, hraReceived: 31_250, basic: 750_000 };
  const exempt = (city: string, year: string): number => {
    const rows = answerTo({ ...home, city, year, employerNps: 0 }).tables[0]!.rows;
    return -rupeesIn(String(rows.find(([name]) => name === 'HRA exemption')![2]));
  };
  const published = (city: string): number =>
    rupeesIn(calculatorAnswer(hra, { basic: 62_500, hra: 31_250, rent: 30_000, city }).figure);
  expect(exempt('metro', '2025')).toBe(published('metro'));
  expect(exempt('added', '2026')).toBe(published('pune'));
  expect(exempt('hyderabad', '2026')).toBe(published('hyderabad'));
  expect(exempt('chennai', '2025')).toBe(published('chennai'));
  expect(exempt('hyderabad', '2025')).toBe(published('other'));
  expect(exempt('other', '2026')).toBe(published('other'));
  const low = { ...home, hraReceived: 40_000, rent: 60_000 };
  const saved = (year: string): string => answerTo({ ...low, city: 'added', year }).given;
  expect(saved('2025')).not.toBe(saved('2026').replace('2026-27', '2025-26'));
});

test('the basic salary is typed a month, as the salary slip has it, and an old address keeps its meaning', () => {
  calculator.show(figuresOf(calculator), ({ inputs }) => {
    const field = inputs['basic' as keyof typeof inputs] as NumberInput;
    expect(field.spec.label).toContain('a month');
    expect(field.spec.read('40000')).toEqual({ value: 480_000 });
    expect(field.spec.format(480_000)).toBe('₹40,000');
    expect(hashFieldOf(field).read('750000')).toBe(750_000);
  });
});

test('the exemption that follows from a rent is said', () => {
  // Least of 12 × 16,000, 12 × (15,000 − 4,000) and half of 12 × 40,000
  const pune = { salary: 960_000, rent: 15_000, hraReceived: 16_000, basic: 480_000, city: 'added' };
  const { facts, notes } = answerTo(pune);
  expect(facts['HRA exempt, old regime']).toBe('₹1,32,000');
  expect(notes).toContain('₹1,32,000 of HRA exempt');
  expect(answerTo({}).facts).not.toHaveProperty('HRA exempt, old regime');
});

test('a rent without the allowance of the salary slip counts nothing, and says what is missing', () => {
  const { given, notes } = answerTo({ rent: 30_000 });
  expect(given).toBe(answerTo({}).given);
  expect(notes).toContain('enter that, too');
});

test('the basic salary is half of the salary until it is entered', () => {
  const home = { salary: 2_400_000, rent: 60_000, hraReceived: 50_000 };
  const own = answerTo(home);
  expect(own.facts).toEqual(answerTo({ ...home, basic: 1_200_000 }).facts);
  expect(own.facts).not.toEqual(answerTo({ ...home, basic: 750_000 }).facts);
  expect(own.notes).toContain('₹1,00,000 of basic salary a month are our example');
  expect(answerTo({ ...home, basic: 1_200_000 }).notes).not.toContain('of basic salary');
  expect(answerTo({ salary: 2_400_000 }).notes).not.toContain('of basic salary');
});

test('the answer stands above the fields, for the numbers of the visitor', () => {
  expect(answerTo({}).opening).toBe('On ₹15 lakh the new regime costs ₹97,500: ₹1,05,300 less than the old one.');
  expect(answerTo({ salary: 1_400_000, other: 125_500 }).opening).toMatch(/^On ₹15,25,500 the new regime costs ₹/);
  expect(answerTo({ salary: 5_000_000, hra: 1_500_000 }).opening).toMatch(/the old regime costs ₹[\d,]+: ₹[\d,]+ less/);
  expect(answerTo({ salary: 300_000 }).opening).toBe('On ₹3 lakh both regimes cost the same: ₹0.');
});

test('what one regime does not deduct is a dash there, and both sums and the month stand out', () => {
  const { rows, totals, note } = answerTo({}).tables[0]!;
  expect(rows.find(([name]) => name === 'Health premium, own family')).toEqual([expect.any(String), '—', '-25,000']);
  expect(note).toContain('—');
  expect(totals).toEqual(['Taxable income', 'Tax', 'In hand a month, before PF']);
  expect(totals!.every((name) => rows.some(([first]) => first === name))).toBe(true);
  expect(answerTo({ savings: 0, health: 0 }).tables[0]!.note).toBeUndefined();
});

test('each regime has its amount at its bar, and the cheaper one the word as well', () => {
  const amounts = (changed: Values) => answerTo(changed).ways.map(({ amount }) => amount);
  expect(amounts({})).toEqual(['₹97,500, cheaper', '₹2,02,800']);
  expect(amounts({ salary: 300_000 })).toEqual(['₹0', '₹0']);
});

test('the panel has two sentences, and what else to know stands below it', () => {
  const each: readonly Values[] = [{}, { salary: 2_000_000, other: 200_000, health: 50_000, rent: 30_000 }];
  for (const changed of each) {
    const { sentence } = answerTo(changed);
    expect(sentence.split(/(?<=\.) (?=[A-Z₹])/)).toHaveLength(2);
  }
});

test('the PF of a month says so where the fields beside it are of a year', () => {
  calculator.show(figuresOf(calculator), ({ inputs }) => {
    const { label } = (inputs['ownPf' as keyof typeof inputs] as NumberInput).spec;
    expect(label).toBe('Own PF a month');
  });
});
