import { render, screen } from '@testing-library/react';
import PartsBar from './PartsBar';

test('a part of nearly the whole sum is the widest that the styles know, and no small one', () => {
  const parts = [
    { rupees: 460_000, text: 'Bank 1' },
    { rupees: 20_000, text: 'Bank 2' },
  ];
  render(<PartsBar parts={parts} note="" />);
  expect(screen.getAllByRole('listitem').map(({ dataset }) => dataset['tenths'])).toEqual(['9', '0']);
});
