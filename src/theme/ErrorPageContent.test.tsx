import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ErrorPageContent from './ErrorPageContent';

test('a page that fails says so, and can be tried again', async () => {
  const tryAgain = jest.fn();
  render(<ErrorPageContent error={new Error('No such row')} tryAgain={tryAgain} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Unexpected Application Error!');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(tryAgain).toHaveBeenCalledTimes(1);
});
