import file from '@site/docs/insurance/home.yml';
import type { FigureValues } from '../../content/figureValues';
import type { ListingFile, RowOf } from '../../content/schemas';
import { choice, rupees } from '../../islands/parts/inputs/fields';
import type { Inputs } from '../../islands/parts/inputs/types';
import { orderNumber } from '../../lib/quantities/cell';
import { orderedBy } from '../termsList';

export type HomeInsurer = RowOf<'home-insurers'>;

const { rows, asOf } = file as ListingFile<'home-insurers'>;

/** The year of the prices. */
export const year = asOf.slice(0, 4);

/** Every home insurer, by name. */
export const insurers: readonly HomeInsurer[] = [...rows].sort((a, b) => a.name.localeCompare(b.name, 'en-IN'));

/** Inputs of the list of home insurers. The names are part of addresses and permanent. */
export type Home = {
  /** Rupees that the building costs to rebuild: the sum to insure */
  readonly rebuild: number;
  readonly order: string;
};

export const defaults: Home = { rebuild: 2_200_000, order: 'name' };

export const inputs: Inputs<Home> = {
  rebuild: rupees(
    'Cost to rebuild (floor area × building cost, not the market price)',
    [500_000, 50_000_000, 100_000],
    [1_000_000, 2_200_000, 5_000_000, 10_000_000],
  ),
  order: choice('Order by', {
    name: 'Name',
    premium: `Price in ${year}`,
    motor: 'Motor claims',
    health: 'Health claims',
  }),
};

/** The sum for which premiums are published. */
const PUBLISHED_FOR = 10_000_000;

/** Unrounded rupees a year at the published price, in proportion to the sum; undefined where no price is known. */
export function premiumFor({ premium }: HomeInsurer, rebuild: number): number | undefined {
  const published = orderNumber(premium);
  return published === undefined ? undefined : (published * rebuild) / PUBLISHED_FOR;
}

/** The figures of the share of the building sum that covers contents, and of the most that it covers. */
export const CONTENTS = ['home-policy-contents#1', 'home-policy-contents#2'] as const;

/** Rupees of contents that the standard policy covers with the building. */
export function contentsFor(rebuild: number, { [CONTENTS[0]]: percent = 0, [CONTENTS[1]]: most = 0 }: FigureValues) {
  return Math.min((rebuild * percent) / 100, most);
}

const keys: Readonly<Record<string, (insurer: HomeInsurer) => number | undefined>> = {
  motor: ({ motorClaims }) => orderNumber(motorClaims),
  health: ({ healthClaims }) => orderNumber(healthClaims),
};

/** The insurers in an order that a visitor may ask for: the lowest price first, or most claims paid. */
export function inOrder(order: string): readonly HomeInsurer[] {
  if (order === 'premium') return orderedBy(insurers, ({ premium }) => orderNumber(premium), 'smallest');
  return orderedBy(insurers, keys[order], 'largest');
}
