import type { ReactNode } from 'react';
import * as words from '../messages.en';

interface Props {
  readonly inputs: string;
  readonly className?: string | undefined;
}

/** The numbers that a result is for, while a field is invalid. Part of a sentence or of a link, too: its style says whether it has a line. */
export default function StillFor({ inputs, className }: Props): ReactNode {
  return <span className={className}>{words.lastResult({ inputs })}</span>;
}
