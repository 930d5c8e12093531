import registry from '@site/src/content/figures.yml';
import { calculators } from '.';
import { calculatorIds } from '../content/calculatorIds';
import { figureValues } from '../content/figureValues';
import { isQuestion } from '../content/questionIds';
import { rupeesInShort } from '../lib/format/rupeesInShort';
import { panelOf } from '../machines/calculator/shown';
import { withoutMarks } from '../machines/fields/Marked';

const ids = calculatorIds.filter((id) => !isQuestion(id));

/** The texts on the panel of a calculator's example: the figure, the parts of its bar, its facts, and its sentence. */
const panelTexts = (id: (typeof ids)[number]) =>
  calculators[id].show(figureValues(registry, calculators[id].figures), (definition) => {
    const result = definition.compute(definition.defaults);
    const { parts, facts, sentence } = panelOf(definition, result, definition.defaults);
    return {
      figure: definition.headline(result).figure,
      parts: (parts ?? []).map(({ amount, rupees }) => amount ?? rupeesInShort(rupees)),
      facts: facts.map(([, value]) => value),
      sentence: withoutMarks(sentence),
    };
  });

test.each(ids)('%s: the figure, the bar, the facts and the sentence say no amount a second time', (id) => {
  const { figure, parts, facts, sentence } = panelTexts(id);
  const amounts = [figure, ...parts, ...facts].filter((text) => text.startsWith('₹'));
  expect(amounts).toEqual([...new Set(amounts)]);
  for (const fact of facts) expect(` ${sentence} `).not.toMatch(new RegExp(`[^\\d,]${fact}[ .,;]`));
});

test('the bar takes the name and all digits of a fact, and of the figure itself only the name', () => {
  expect(panelTexts('sip')).toMatchObject({ parts: ['₹24,00,000', '₹75,91,479'], facts: [] });
  expect(panelTexts('income-tax')).toMatchObject({ figure: '₹97,500', parts: [], facts: [] });
  expect(panelTexts('capital-gains').parts[1]).toBe('');
});
