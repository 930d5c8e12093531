import { render, screen } from '@testing-library/react';
import RateRanges from './';

test('is a table of rates for whoever does not see the bars', () => {
  render(
    <RateRanges
      caption="Published rates"
      ranges={[
        { name: 'Canara', least: 7.15, most: 10 },
        { name: 'Axis', least: 8 },
      ]}
    />,
  );
  expect(screen.getByRole('table', { name: 'Published rates' })).toBeInTheDocument();
  expect(screen.getByRole('row', { name: 'Canara 7.15% to 10.00%' })).toBeInTheDocument();
  expect(screen.getByRole('row', { name: 'Axis from 8.00%' })).toBeInTheDocument();
});
