import type { ReactNode } from 'react';
import type { FigureValues } from '../content/figureValues';
import type { LoanListId } from '../content/listCatalogue';
import { fetchedDefinitions } from '../islands/fetchedDefinitions';
import { fetchList } from '../lists/fetchList';
import Machine from './Machine';

export type RefinanceProps = {
  readonly id: LoanListId;
  readonly figures: FigureValues;
  /** Whether the list's rates were too old to rank on the day of the build */
  readonly isOld?: true;
};

const { prepare, definitionOf } = fetchedDefinitions('refinance', async ({ id }: RefinanceProps) => {
  const { refinance } = await fetchList(id);
  return refinance;
});

export { prepare };

/** "Already have a loan?" in the browser. On the server, refinanceById.tsx renders it. */
export default function Refinance({ id, ...props }: RefinanceProps): ReactNode {
  return <Machine terms={definitionOf(id)} {...props} />;
}
