import file from '@site/docs/insurance/home.yml';
import type { FigureValues } from '../../content/figureValues';
import type { ListingFile, RowOf } from '../../content/schemas';
import { valueOf } from '../../content/valueOf';
import { rupees } from '../../machines/fields/inputs/fields';
import type { Inputs } from '../../machines/fields/inputs/types';
import { byName } from '../../lib/byName';
import * as words from './messages.en';

export type HomeInsurer = RowOf<'home-insurers'>;

const { rows } = file as ListingFile<'home-insurers'>;

export const insurers: readonly HomeInsurer[] = [...rows].sort(byName);

/** Inputs of the home insurer list. Names are part of addresses and permanent; "order" was one. */
export type Home = {
  /** Cost of rebuilding in rupees, which is the sum insured */
  readonly rebuild: number;
};

export const defaults: Home = { rebuild: 2_200_000 };

export const inputs: Inputs<Home> = {
  rebuild: rupees(words.labelRebuild, [500_000, 50_000_000, 100_000], [1_000_000, 2_200_000, 5_000_000, 10_000_000]),
};

/** Ids of the figures for contents cover: percent of the building sum, and its maximum. */
export const CONTENTS = ['home-policy-contents#1', 'home-policy-contents#2'] as const;

/** Rupees of contents that the standard policy covers along with the building. */
export function contentsFor(rebuild: number, figures: FigureValues): number {
  const [percent, most] = [valueOf(figures, CONTENTS[0]), valueOf(figures, CONTENTS[1])];
  return Math.min((rebuild * percent) / 100, most);
}
