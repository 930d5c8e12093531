import { linesOf } from './linesOf';

test.each([
  ['Live+', ['Live+']],
  ['TravelOne', ['TravelOne']],
  ['Platinum Travel', ['Platinum', 'Travel']],
  ['HPCL Super Saver', ['HPCL Super', 'Saver']],
  ['Diners Club Black Metal', ['Diners Club', 'Black Metal']],
  ['#DreamDifferent', ['#DreamDifferent']],
])('%s', (name, lines) => {
  expect(linesOf(name)).toEqual(lines);
});
