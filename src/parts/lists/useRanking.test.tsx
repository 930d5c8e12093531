import { render } from '@testing-library/react';
import { sample } from '@site/tests/support/sample';
import cards from '@site/docs/credit-cards/index.yml';
import fuelCards from '@site/docs/credit-cards/fuel.yml';
import cars from '@site/docs/car-loan.yml';
import deposits from '@site/docs/fixed-deposits.yml';
import homeLoans from '@site/docs/home-loans.yml';
import indexFunds from '@site/docs/investments/index-funds.yml';
import tracking from '@site/docs/investments/index-funds-tracking.yml';
import flexiCap from '@site/docs/mutual-funds-flexi-cap.yml';
import funds from '@site/docs/mutual-funds.yml';
import type { ListingFile } from '../../content/schemas';
import { world } from '@site/tests/unit/docusaurus/world';
import Calculator from '../calculators/Calculator';
import HomeHero from '../home/HomeHero';
import ProductGrid from '../home/ProductGrid';
import CardList from './CardList';
import Refinance from './Refinance';
import OfferList from './OfferList';
import SideBySide from './SideBySide';
import { rankingOn } from '../../lists/rankingOn';
import { addDays } from '../../lib/days';

// The comparison data that a build derives for the list in the HTML of /compare.
jest.mock('../../compare/comparisons', () => {
  const { comparisonOf } =
    jest.requireActual<typeof import('../../compare/comparisonOf')>('../../compare/comparisonOf');
  const read = (file: string): never => jest.requireActual<{ default: never }>(file).default;
  const comparison = comparisonOf(
    read('@site/docs/home-loans.yml'),
    read('@site/src/content/providers.yml'),
    read('@site/src/content/documents.yml'),
  );
  return { comparisons: { 'home-loans': comparison } };
});

const RANKS =
  /lowest published|highest published|the lowest of \d+|the most of|at its lowest|most you could save|Moving to|gives you the most|Ordered by (?!name)|earns up to|becomes up to|●/i;

const parts = {
  'the home page': (
    <>
      <HomeHero />
      <ProductGrid />
    </>
  ),
  'home loans': <OfferList id="home-loans" data={homeLoans as ListingFile<'home-loans'>} />,
  'car loans': <OfferList id="car-loans" data={cars as ListingFile} />,
  'fixed deposits': <OfferList id="fixed-deposits" data={deposits as ListingFile} />,
  funds: <OfferList id="funds" data={funds as ListingFile} below={flexiCap as ListingFile} />,
  'index funds': (
    <OfferList id="funds" part="index-funds" data={indexFunds as ListingFile} below={tracking as ListingFile} />
  ),
  'credit cards': <CardList data={cards as ListingFile<'card-listings'>} />,
  'fuel cards': <CardList data={fuelCards as ListingFile<'card-listings'>} kind="fuel" />,
  'a running home loan': <Refinance list="home-loans" />,
  'a running car loan': <Refinance list="car-loans" />,
  'loans side by side': <SideBySide />,
  'where to park money': <Calculator id="park-money" />,
};

/** Some of the parts, and all at night. */
const someParts = (salt: string) => {
  const names = sample(Object.keys(parts), 5, salt);
  return Object.entries(parts).filter(([name]) => names.includes(name));
};

const { today } = world;
afterEach(() => {
  world.today = today;
});

test.each(someParts('ranks nothing'))('%s: ranks nothing two years later, and says of when it is', (_name, part) => {
  world.today = '2028-11-26';
  const warned = jest.spyOn(console, 'error');
  render(part);
  expect(warned).not.toHaveBeenCalled();
  expect(document.body).toHaveTextContent(/Last known [\w ]+, \w+ 202\d/);
  expect(document.body).not.toHaveTextContent(RANKS);
  expect(document.querySelector('[data-until] [data-ranking]')).not.toBeInTheDocument();
});

test.each(someParts('says until when'))(
  '%s: says until when it is ranked, for a copy that is opened later',
  (_name, part) => {
    world.today = '2025-09-01';
    render(part);
    expect(document.querySelectorAll('[data-until] [data-ranking]').length).toBeGreaterThan(0);
    expect(document.body).not.toHaveTextContent(/Last known \w+, \w+ 202\d, counted/);
  },
);

test('a list is ranked on the last day of its age, and not on the next', () => {
  const { until } = rankingOn('2025-01-01', 'fixed-deposits');
  expect(rankingOn(until!, 'fixed-deposits')).toEqual({ isOld: false, until });
  const next = addDays(until!, 1);
  expect(rankingOn(next, 'fixed-deposits')).toEqual({ isOld: true, until: undefined });
});
