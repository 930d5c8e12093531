import { edit } from '@site/tests/fixtures/mistakes/spoil';
import { effectsOfEdit, hdfc, list, sbi } from '@site/tests/unit/effectsOfEdit';
import type { Answers } from './answers';

const dearer = edit('docs/home-loans.yml', 'from 7.90%', 'from 8.10%');

test('a place is that in the list of the value, among the rows of its block', () => {
  const elsewhere = { ...list([hdfc]).lists[0]!, id: 'fixed-deposits', page: '/fixed-deposits' };
  const inBlocks = list([
    { ...sbi, block: 0 },
    { ...hdfc, block: 1 },
  ]);
  const unranked = list([sbi], [{ ...hdfc, reason: 'Read long ago.' }]);
  const placeIn = (answers: Answers) => {
    const all = { ...answers, lists: [...answers.lists, elsewhere] };
    return effectsOfEdit(dearer, [all, all]).values.map(({ place }) => place);
  };
  expect(placeIn(inBlocks)).toEqual(['first of 1']);
  expect(placeIn(unranked)).toEqual(['not ranked']);
});

test('a row that a change takes out of the ranking says where it stood', () => {
  const { values } = effectsOfEdit(dearer, [
    list([sbi, hdfc]),
    list([sbi], [{ ...hdfc, reason: 'Read after the repo rate rose.' }]),
  ]);
  expect(values).toMatchObject([{ place: 'number 2 of 2 → not ranked' }]);
});
