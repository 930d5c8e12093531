/** The tenure of a list of loans, as somebody types it on a phone. */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import registry from '@site/src/content/figures.yml';
import { sample } from '@site/tests/support/sample';
import { figureValues } from '../../content/figureValues';
import { lists } from '..';
import ListById from '../listById';

beforeEach(() => history.replaceState(null, '', '/'));

/** The line with the numbers, which a phone folds the fields under. */
const pill = (): HTMLElement => screen.getByText('Your numbers:').closest('summary')!;

async function typeTenure(text: string): Promise<HTMLElement> {
  render(<ListById id="business-loans" figures={figureValues(registry, lists['business-loans'].figures)} />);
  await userEvent.click(pill());
  const field = screen.getByRole('textbox', { name: 'Tenure' });
  await userEvent.clear(field);
  await userEvent.type(field, text);
  await userEvent.tab();
  return field;
}

test.each(sample(['18', '18 months', '1.5', '1.5 years', '1 year 6 months'], 2, 'a year and a half'))(
  '"%s" is a year and a half',
  async (text) => {
    expect(await typeTenure(text)).toHaveValue('1 year 6 months');
    expect(pill()).toHaveTextContent('₹10 lakh over 18 months');
  },
);

test('what no lender may be asked for leaves the last result, which says what it is for', async () => {
  // The first digit alone is a tenure, the whole number is none.
  expect(await typeTenure('600')).toBeInvalid();
  const last = screen.getAllByText(/^Last result, for ₹10 lakh over /);
  expect(last).not.toHaveLength(0);
});
