import { render, screen } from '@testing-library/react';
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
