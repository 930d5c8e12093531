import { render, screen } from '@testing-library/react';
import RiskLabel from './';

test.each([
  ['Very High', 'red'],
  ['Not rated', 'gray'],
  ['', 'gray'],
])('%p is a badge in the colour of the label, %s', (risk, hue) => {
  const { container } = render(<RiskLabel risk={risk} />);
  expect(container.querySelector('[data-hue]')).toHaveAttribute('data-hue', hue);
  expect(container).toHaveTextContent(risk);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});
