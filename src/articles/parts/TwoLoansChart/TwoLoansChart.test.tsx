import { render, screen, within } from '@testing-library/react';
import { costOf, evenAt } from './costs';
import TwoLoansChart from './';

const personal = { annualRatePercent: 15, fee: 2000, interestGstPercent: 0 };
const card = { annualRatePercent: 18, fee: 499, interestGstPercent: 18 };

test('a loan costs its interest and its fee, each with its GST', () => {
  expect(Math.round(costOf(50_000, 6, personal, 18))).toBe(4572);
  expect(Math.round(costOf(50_000, 6, card, 18))).toBe(3723);
});

test('two loans are even where the lead of one ends, and nowhere if it does not', () => {
  expect(
    evenAt([
      [3, -30],
      [4, -10],
      [5, 10],
    ]),
  ).toBe(4.5);
  expect(
    evenAt([
      [3, 10],
      [4, 30],
    ]),
  ).toBeUndefined();
});

test('the picture says which loan costs less on both sides of the even point; the numbers are in the table', () => {
  render(
    <TwoLoansChart
      caption="Up to twelve months the card loan costs less"
      amount="₹50,000"
      months="6"
      personalRate="15%"
      personalFee="₹2,000"
      cardRate="18%"
      cardFee="₹499"
    />,
  );
  const picture = screen.getByRole('img', { name: 'Up to twelve months the card loan costs less' });
  for (const text of ['12 months: even', 'this example', 'personal loan', 'card loan'])
    expect(within(picture).getByText(text)).toBeInTheDocument();
  const six = [...document.querySelectorAll('tbody tr')].find(({ firstChild }) => firstChild?.textContent === '6');
  expect(six).toHaveTextContent('6₹4,572₹3,723');
});

test('refuses what is no number', () => {
  jest.spyOn(console, 'error').mockImplementation();
  const chart = (
    <TwoLoansChart caption="-" amount="much" months="6" personalRate="1" personalFee="1" cardRate="1" cardFee="1" />
  );
  expect(() => render(chart)).toThrow('amount: "much" is no number');
});
