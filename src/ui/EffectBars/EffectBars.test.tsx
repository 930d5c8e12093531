import { render, screen } from '@testing-library/react';
import EffectBars from './';

test('what changes nothing is left out', () => {
  render(
    <EffectBars
      title="What saves most"
      effects={[
        { text: 'One extra EMI a year', rupees: 940_000, amount: '₹9.4 lakh saved' },
        { text: 'Claim the rent', rupees: 0, amount: '₹0 saved' },
      ]}
    />,
  );
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'One extra EMI a year₹9.4 lakh saved',
  ]);
});

test('where nothing changes the answer, nothing is said', () => {
  const { container } = render(
    <EffectBars title="What saves most" effects={[{ text: 'Wait a year', rupees: 0.4, amount: '₹0 saved' }]} />,
  );
  expect(container).toBeEmptyDOMElement();
});
