import type { ReactNode } from 'react';
import { lists } from '../lists';
import Machine from './Machine';
import type { RefinanceProps } from './Refinance.island';

/** Renders "Already have a loan?" into the HTML of a page. */
export default function RefinanceById({ id, ...props }: RefinanceProps): ReactNode {
  return <Machine terms={lists[id].refinance} {...props} />;
}
