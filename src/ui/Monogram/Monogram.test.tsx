import { render } from '@testing-library/react';
import { monogramLetters } from './letters';
import Monogram from './';

test.each([
  ['SBI', 'SBI'],
  ['IDBI Bank', 'IDBI'],
  ['Bank of India', 'BoI'],
  ['Canara Bank', 'CAN'],
  ['Godrej', 'GOD'],
  ['Can Fin Homes', 'CFH'],
])('%s is %s', (name, letters) => {
  expect(monogramLetters(name)).toBe(letters);
});

test('is hidden from screen readers, which read the name beside it', () => {
  const { container } = render(<Monogram shortName="SBI" hue={220} />);
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  expect(container).toHaveTextContent('SBI');
});
