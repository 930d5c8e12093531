import { figuresOf } from '@site/tests/unit/calculatorAnswer';
import question from '.';

test('the figure is that of its row: a range stays one, of lenders that lend for so long', () => {
  question.show(figuresOf(question), ({ defaults, compute, headline, sections }) => {
    const need = { ...defaults, deposit: false, gold: true, months: 24 };
    const result = compute(need);
    const rows = (sections?.(result, need) ?? []).flatMap((section) => (section.kind === 'ways' ? section.ways : []));
    expect(headline(result).figure).toMatch(/^₹[\d,.]+.* to ₹/);
    expect(rows.map(({ figure }) => figure)).toContain(headline(result).figure);
    expect(rows.flatMap(({ terms }) => terms)).toContainEqual(
      expect.stringMatching(/ at \d+ lenders that may lend for 24 months$/),
    );
  });
});
