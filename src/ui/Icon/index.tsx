import type { ReactNode } from 'react';
import Drawing from './Drawing';
import { icons, type IconName } from '../../content/icons';

interface Props {
  readonly name: IconName;
  /** Width and height in pixels */
  readonly size?: number;
}

/** An icon that content names. */
export default function Icon({ name, size }: Props): ReactNode {
  return <Drawing of={icons[name]} size={size} fine />;
}
