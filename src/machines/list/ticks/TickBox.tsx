import { memo, useContext, type ReactNode } from 'react';
import Checkbox from '../../fields/Checkbox';
import * as words from '../messages.en';
import { TicksContext } from './TicksContext';

interface Props {
  /** Of the row */
  readonly id: string;
  readonly name: string;
  readonly className?: string | undefined;
  /** Whether its words are for screen readers alone */
  readonly isBoxOnly?: boolean;
}

/** The checkbox that selects a row for comparison. Renders nothing in a list without comparison. */
function TickBox({ id, name, className, isBoxOnly = false }: Props): ReactNode {
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

/** Kept, because each key renders the rows again, and React writes an input's attributes at every render. */
export default memo(TickBox);
