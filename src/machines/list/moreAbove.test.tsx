import { render, screen } from '@testing-library/react';
import registry from '@site/src/content/figures.yml';
import { figureValues } from '../../content/figureValues';
import { lists } from '../../lists';
import type { OfferGroup } from './rows';
import { lastKnown } from './lastKnown';
import Rows from './Rows';

const list = lists['personal-loans'];

/** The rows by rate, once they are too old to rank. */
function oldRows(offered: number | null): OfferGroup {
  return list.show((definition) => {
    const old = lastKnown(definition);
    const values = { ...old.defaults, amount: 200_000, order: 'rate', ...(offered !== null && { offered }) };
    return old.answer(values, figureValues(registry, list.figures)).groups[0];
  });
}

test.each([
  ['no offer', null, /^\d+ more above the example$/],
  ['an offer of 24%', 24, /^\d+ more above your offer$/],
])('with %s, the rows folded above it are said to be above what stands there', (_name, offered, text) => {
  render(<Rows group={oldRows(offered)} known={{}} order="rate" />);
  expect(screen.getByText(text)).toBeInTheDocument();
});
