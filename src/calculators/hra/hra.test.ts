import type { Values } from '../../machines/fields/inputs/types';
import { calculatorAnswer } from '@site/tests/unit/calculatorAnswer';
import hra from '.';

const answerTo = (changed: Values) => calculatorAnswer(hra, { basic: 40_000, hra: 16_000, rent: 15_000, ...changed });

test('nothing is called saved for somebody whose tax is not known', () => {
  // 1,32,000 × 30%, 20% and 5%, each × 1.04
  expect(answerTo({}).sentence).toMatch(
    /Only the old regime .*₹41,184 of tax a year if your income is taxed at 30%, ₹27,456 at 20% and ₹6,864 at 5%, and nothing if you pay no tax\. In the new regime HRA is taxed in full/,
  );
  expect(answerTo({}).sentence).not.toMatch(/saves you/);
});

test('the city is asked for only where it decides', () => {
  // 40% of 40,000 is 16,000, above the rent of 15,000 less 4,000.
  expect(answerTo({}).sentence).not.toContain('choose your city');
  // With a rent of 40,000: 16,000 a month elsewhere, 20,000 in the cities.
  const elsewhere = answerTo({ hra: 25_000, rent: 40_000 });
  expect(elsewhere.figure).toBe('₹1,92,000');
  expect(elsewhere.sentence).toMatch(/In Mumbai, .* it is ₹2,40,000: choose your city\./);
  expect(answerTo({ hra: 25_000, rent: 40_000, city: 'metro' })).toMatchObject({ figure: '₹2,40,000' });
});

test('what the exemption saves names the slab that it rests on', () => {
  const at = (slab: string): string => answerTo({ slab }).sentence;
  // 1,32,000 × 30% × 1.04
  expect(at('30')).toMatch(/30% slab, it saves you ₹41,184/);
  expect(at('20')).toMatch(/20% slab, it saves you ₹27,456/);
  expect(at('none')).not.toContain('₹');
});

test('it saves nothing where the new regime takes no tax', () => {
  // New: below 12,75,000 nothing. Old: 9,60,000 − 50,000 − 1,32,000 = 7,78,000, tax 68,100 with 4% cess 70,824.
  expect(answerTo({ salary: 960_000 }).sentence).toMatch(/saves you nothing .*takes ₹70,820 with it, the new one ₹0/);
});

test('it saves what the cheaper regime takes less with it', () => {
  // A rent of 90,000 on a basic salary of 1,00,000 with 80,000 of HRA: 50% of 12,00,000 is the least, 6,00,000.
  const { figure, sentence } = answerTo({
    basic: 100_000,
    hra: 80_000,
    rent: 90_000,
    city: 'metro',
    salary: 2_400_000,
  });
  expect(figure).toBe('₹6,00,000');
  // New: 23,25,000, tax 2,81,250 and 4% cess 2,92,500. Old: 17,50,000, tax 3,37,500 and cess 3,51,000.
  expect(sentence).toMatch(/saves you nothing .*₹3,51,000 .*₹2,92,500/);
  // 12,00,000 exempt of 40,00,000. New: 39,25,000, tax 7,57,500 and cess 7,87,800. Old: 27,50,000, tax 6,37,500 and cess 6,63,000.
  const pays = answerTo({ basic: 200_000, hra: 100_000, rent: 130_000, city: 'metro', salary: 4_000_000 });
  expect(pays.sentence).toMatch(/saves you ₹1,24,800 of tax a year: .*₹6,63,000 .*₹7,87,800/);
});

test('a salary below its parts is refused', () => {
  expect(answerTo({ salary: 500_000 }).conflicts).toHaveProperty('salary', expect.stringContaining('₹6,72,000'));
  expect(answerTo({ salary: 672_000 }).conflicts).toEqual({});
});
