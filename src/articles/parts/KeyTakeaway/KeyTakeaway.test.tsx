import { render, screen, within } from '@testing-library/react';
import KeyTakeaway from './';

test('the box has a name and says the sentence', () => {
  render(<KeyTakeaway>Pay every bill on time.</KeyTakeaway>);
  const box = screen.getByRole('region', { name: 'Key Takeaway' });
  expect(within(box).getByText('Pay every bill on time.')).toBeVisible();
});
