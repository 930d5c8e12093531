import { ownName } from './ownName';

test.each([
  ['/calculators/gold-loan', 'Gold loan calculator'],
  ['/gold-loan', 'Gold loans'],
  ['/blog/what-are-elss-funds', undefined],
])('%s is called %s', (path, name) => {
  expect(ownName(path)).toBe(name);
});

test('of two lists on one page the first names it', () => {
  expect(ownName('/fixed-deposits')).toBe('Fixed deposits of banks');
});
