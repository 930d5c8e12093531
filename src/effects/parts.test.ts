import { edit, type Files } from '@site/tests/fixtures/mistakes/spoil';
import { effectsOfEdit } from '@site/tests/unit/effectsOfEdit';

const CARDS = 'src/content/cards/hdfc-bank.yml';

test('of a group the parts that differ stand with their names', () => {
  const { values } = effectsOfEdit(edit(CARDS, 'joining: ₹499, yearly: ₹499', 'joining: ₹499, yearly: ₹949'));
  expect(values).toMatchObject([{ row: 'Travel Card', label: 'Fees', from: 'yearly ₹499', to: '₹949' }]);
  const both = effectsOfEdit(edit(CARDS, 'joining: ₹499, yearly: ₹499', 'joining: ₹599, yearly: ₹949'));
  expect(both.values).toMatchObject([{ from: 'joining ₹499, yearly ₹499', to: 'joining ₹599, yearly ₹949' }]);
});

test('of a new row, true is printed as yes, and words of ours have no document', () => {
  const { newValues } = effectsOfEdit((files: Files) => {
    const text = String(files.get('docs/home-loans.yml'));
    const second = text.slice(text.indexOf('  - provider: hdfc-bank'));
    const others = 'others: [{ value: ₹999, condition: on 3 loans, notCounted: true, document: hdfc-rates-2025-06 }]';
    const added = second
      .replace('hdfc-bank', 'axis-bank')
      .replace('up to 0.50%\n', `up to 0.50%\n      ${others}\n`)
      .replace(/benefit: .*/, 'benefit: Open 7 days a week');
    files.set('docs/home-loans.yml', `${text.replace('order:', 'source: sbi-rates-2025-06\norder:')}${added}`);
  });
  const valueOf = (name: string) => newValues.find(({ field }) => field === name);
  expect(valueOf('processingFee')?.value).toContain('notCounted: yes');
  expect(valueOf('benefit')?.documents).toBe('');
  expect(valueOf('tenure')?.documents).toBe('hdfc-rates-2025-06');
});
