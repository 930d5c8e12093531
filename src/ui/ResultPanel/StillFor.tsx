import type { ReactNode } from 'react';
import * as words from '../messages.en';

interface Props {
  readonly inputs: string;
  readonly className?: string | undefined;
}

/** The numbers that a result is for, while a field is invalid. */
export default function StillFor({ inputs, className }: Props): ReactNode {
  return <p className={className}>{words.lastResult({ inputs })}</p>;
}
