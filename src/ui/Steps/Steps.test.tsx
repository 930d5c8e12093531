import { render, screen } from '@testing-library/react';
import Steps from './';

test('keeps the order of the list that it is given', () => {
  render(
    <Steps>
      <ol>
        <li>Complete KYC</li>
        <li>Choose a fund</li>
      </ol>
    </Steps>,
  );
  expect(screen.getByRole('list').tagName).toBe('OL');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Complete KYC',
    'Choose a fund',
  ]);
});
