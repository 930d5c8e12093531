import { render, screen } from '@testing-library/react';
import { world } from '@site/tests/unit/docusaurus/world';
import ListTile from './';

test('a list beside a text answers the example of the text, and leads to it', () => {
  render(
    <ListTile id="personal-loans" to="/personal-loans" title="Personal loans by rate" inputs="amount=300000&years=3" />,
  );
  const link = screen.getByRole('link', { name: 'Personal loans by rate' });
  expect(link).toHaveAttribute('href', '/personal-loans#amount=300000&years=3');
  expect(link.parentElement).toHaveTextContent(
    /₹3 lakh over 3 years costs ₹[\d,]+ a month at [\d.]+%, the lowest of \d+ published rates/,
  );
});

test('refuses an input that the list has not', () => {
  jest.spyOn(console, 'error').mockImplementation();
  const tile = <ListTile id="personal-loans" to="/personal-loans" title="Personal loans" inputs="rate=8" />;
  expect(() => render(tile)).toThrow('the list "personal-loans" cannot count with "rate=8"');
});

test('a list that is too old to rank says what it does with the offer of the reader', () => {
  world.today = '2028-01-01';
  render(<ListTile id="personal-loans" to="/personal-loans" title="Personal loans" inputs="amount=300000&years=3" />);
  expect(screen.getByText(/^Enter the rate you were offered: /)).toBeInTheDocument();
});
