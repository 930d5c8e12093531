import { render, screen } from '@testing-library/react';
import registry from '@site/src/content/figures.yml';
import { figureValues } from '../../content/figureValues';
import { lists } from '../../lists';
import type { OfferGroup } from './rows';
import { lastKnown } from './lastKnown';
import Rows from './Rows';

const list = lists['personal-loans'];

/** The rows by rate with an offer of 24%, while they are ranked or once they are too old. */
function rowsWhen(isOld: boolean): OfferGroup {
  return list.show((definition) => {
    const shown = isOld ? lastKnown(definition) : definition;
    const values = { ...shown.defaults, amount: 200_000, order: 'rate', offered: 24 };
    return shown.answer(values, figureValues(registry, list.figures)).groups[0];
  });
}

test('the rows folded above an offer are said to be above it', () => {
  render(<Rows group={rowsWhen(false)} known={{}} order="rate" />);
  expect(screen.getByText(/^\d+ more above your offer$/)).toBeInTheDocument();
});

test('once too old to rank, the offer is none of the rows, which show no sum', () => {
  render(<Rows group={rowsWhen(true)} known={{}} order="rate" />);
  expect(screen.queryByText(/your offer$/)).toHaveTextContent(/^your offer$/);
  expect(screen.queryByText(/What to ask/)).not.toBeInTheDocument();
  expect(screen.queryByText('EMI')).not.toBeInTheDocument();
});
