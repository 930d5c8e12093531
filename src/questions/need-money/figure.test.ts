import { calculatorAnswer, ofKind } from '@site/tests/unit/calculatorAnswer';
import question from '.';

test('the figure is that of its row: a range stays one, of lenders that lend for so long', () => {
  const { figure, sections } = calculatorAnswer(question, { deposit: false, gold: true, months: 24 });
  const rows = ofKind(sections, 'ways').flatMap(({ ways }) => ways);
  expect(figure).toMatch(/^₹[\d,.]+.* to ₹/);
  expect(rows.map((row) => row.figure)).toContain(figure);
  expect(rows.flatMap(({ terms }) => terms)).toContainEqual(
    expect.stringMatching(/ at \d+ lenders that may lend for 24 months$/),
  );
});
