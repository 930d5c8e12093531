import { render, screen } from '@testing-library/react';
import EffectBars from './';

test('each effect has its words, its amount and a bar in proportion', () => {
  render(
    <EffectBars
      title="What saves most"
      effects={[
        { text: 'Take 5 years less', rupees: 1_500_000 },
        { text: 'Pay one more EMI', rupees: 750_000 },
      ]}
    />,
  );
  const [first, second] = screen.getAllByRole('listitem');
  expect(first).toHaveTextContent('Take 5 years less₹15 lakh');
  expect(second!.querySelector('rect')).toHaveAttribute('width', '50%');
});
