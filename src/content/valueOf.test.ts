import { valueOf } from './valueOf';

test('a figure has its value, even 0', () => {
  expect(valueOf({ cess: 4, rebate: 0 }, 'rebate')).toBe(0);
});

test('a figure that was not requested is no 0', () => {
  expect(() => valueOf({ cess: 4 }, 'ces')).toThrow(new RangeError('no figure "ces"'));
});
