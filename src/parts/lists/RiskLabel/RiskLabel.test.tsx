import { render, screen } from '@testing-library/react';
import RiskLabel from './';

/** The colour of each label. */
test.each([
  ['Very High', 'red'],
  ['High', 'orange'],
  ['Moderately High', 'yellow'],
  ['Moderate', 'sky'],
  ['Low to Moderate', 'blue'],
  ['Low', 'green'],
  ['Not rated', 'gray'],
  ['very high', 'gray'],
  ['', 'gray'],
])('%p is %s', (risk, hue) => {
  const { container } = render(<RiskLabel risk={risk} />);
  expect(container.querySelector('[data-hue]')).toHaveAttribute('data-hue', hue);
  expect(container).toHaveTextContent(risk);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});
