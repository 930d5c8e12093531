import file from '@site/docs/insurance/home.yml';
import type { FigureValues } from '../../content/figureValues';
import type { ListingFile, RowOf } from '../../content/schemas';
import { rupees } from '../../machines/fields/inputs/fields';
import type { Inputs } from '../../machines/fields/inputs/types';

export type HomeInsurer = RowOf<'home-insurers'>;

const { rows } = file as ListingFile<'home-insurers'>;

/** Every home insurer, by name. */
export const insurers: readonly HomeInsurer[] = [...rows].sort((a, b) => a.name.localeCompare(b.name, 'en-IN'));

/** Inputs of the list of home insurers. The names are part of addresses and permanent; "order" was one. */
export type Home = {
  /** Rupees that the building costs to rebuild: the sum to insure */
  readonly rebuild: number;
};

export const defaults: Home = { rebuild: 2_200_000 };

export const inputs: Inputs<Home> = {
  rebuild: rupees(
    'Cost to rebuild (floor area × building cost, not the market price)',
    [500_000, 50_000_000, 100_000],
    [1_000_000, 2_200_000, 5_000_000, 10_000_000],
  ),
};

/** The figures of the share of the building sum that covers contents, and of the most that it covers. */
export const CONTENTS = ['home-policy-contents#1', 'home-policy-contents#2'] as const;

/** Rupees of contents that the standard policy covers with the building. */
export function contentsFor(rebuild: number, { [CONTENTS[0]]: percent = 0, [CONTENTS[1]]: most = 0 }: FigureValues) {
  return Math.min((rebuild * percent) / 100, most);
}
