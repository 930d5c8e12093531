import type { ReactNode } from 'react';
import { icons } from './icons';
import type { IconName } from '@site/src/content/icons';

interface Props {
  readonly name: IconName;
  /** Width and height in pixels */
  readonly size?: number;
}

/** A picture beside words that say the same, so it is hidden from screen readers. */
export default function Icon({ name, size = 24 }: Props): ReactNode {
  const Picture = icons[name];
  return <Picture aria-hidden="true" size={size} strokeWidth={1.75} />;
}
