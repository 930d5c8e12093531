import registry from '@site/src/content/figures.yml';
import { calculators } from '.';
import { calculatorIds } from '../content/calculatorIds';
import { figureValues } from '../content/figureValues';
import { isQuestion } from '../content/questionIds';
import { rupeesInShort } from '../lib/format/rupeesInShort';
import { panelOf, sentenceOf } from '../machines/calculator/shown';
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

/** A lakh or more, to the rupee */
const TO_THE_RUPEE = /₹\d[\d,]*,\d\d,\d{3}/;

test('what rests on an assumed return is rounded, and alike wherever the page says it', () => {
  const assuming = calculatorIds.filter((id) =>
    calculators[id].show(figureValues(registry, calculators[id].figures), (definition) => {
      const values = definition.defaults;
      const result = definition.compute(values);
      const { figure } = definition.headline(result);
      if (!definition.say(values).includes('assumed')) return false;
      const said = [
        figure,
        ...definition.facts(result).map(([, value]) => value),
        sentenceOf(definition, result, values),
        definition.opening?.(result, values) ?? '',
      ];
      expect([id, said.filter((text) => TO_THE_RUPEE.test(text))]).toEqual([id, []]);
      return true;
    }),
  );
  expect(assuming).toEqual(expect.arrayContaining(['sip', 'goal', 'lump-sum', 'nps', 'retirement', 'rent-or-buy']));
});

test('the bar takes the name and the amount of a fact, and of the figure itself only the name', () => {
  expect(panelTexts('sip')).toMatchObject({ figure: '₹99.9 lakh', parts: ['₹24 lakh', '₹75.9 lakh'], facts: [] });
  expect(panelTexts('income-tax')).toMatchObject({ figure: '₹97,500', parts: [], facts: [] });
  expect(panelTexts('capital-gains').parts[1]).toBe('');
});
