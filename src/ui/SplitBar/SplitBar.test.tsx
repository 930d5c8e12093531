import { render, screen } from '@testing-library/react';
import SplitBar from './';

test('says both parts and draws them in proportion', () => {
  const { container } = render(
    <SplitBar
      parts={[
        { name: 'your loan', rupees: 5_000_000 },
        { name: 'interest', rupees: 5_000_000 },
      ]}
    />,
  );
  expect(screen.getByText('your loan').nextElementSibling).toHaveTextContent('₹50 lakh');
  expect(screen.getByText('interest').nextElementSibling).toHaveTextContent('₹50 lakh');
  expect([...container.querySelectorAll('rect')].map((part) => part.getAttribute('width'))).toEqual(['50%', '50%']);
});
