import { useContext, type ReactNode } from 'react';
import Checkbox from '../../fields/Checkbox';
import * as words from '../messages.en';
import { TicksContext, type Candidate } from './TicksContext';

interface Props {
  readonly row: Pick<Candidate, 'id' | 'name'>;
  readonly className?: string | undefined;
  /** Whether its words are for screen readers alone */
  readonly isBoxOnly?: boolean;
}

/** The checkbox that selects a row for comparison. Renders nothing in a list without comparison. */
export default function TickBox({ row: { id, name }, className, isBoxOnly = false }: Props): ReactNode {
  const { kind, ids, tick } = useContext(TicksContext);
  if (kind === '') return null;
  return (
    <Checkbox
      name={kind}
      value={id}
      isTicked={ids.includes(id)}
      onTick={(isTicked) => tick({ id, isTicked })}
      className={className}
    >
      {!isBoxOnly && words.compare}
      <span className="visuallyHidden">{`${isBoxOnly ? words.compare : ''} ${name}`}</span>
    </Checkbox>
  );
}
