import { useContext, type ReactNode } from 'react';
import Checkbox from '../parts/Checkbox';
import { mostSideBySide } from './mostSideBySide';
import { TicksContext, type Candidate } from './TicksContext';

interface Props {
  readonly row: Pick<Candidate, 'id' | 'name'>;
  readonly className?: string | undefined;
  /** Of the sentence that says why a tick was refused */
  readonly refusedClassName?: string | undefined;
}

/** The box with which a row is chosen to be compared, and the reason below it where no more can be. */
export default function TickBox({ row, className, refusedClassName }: Props): ReactNode {
  const { kind, ids, refused, tick } = useContext(TicksContext);
  return (
    <>
      <Checkbox
        name={kind}
        isTicked={ids.includes(row.id)}
        onTick={(isTicked) => tick({ id: row.id, isTicked })}
        className={className}
      >
        Compare<span className="visuallyHidden"> {row.name}</span>
      </Checkbox>
      {refused === row.id && (
        <p role="alert" className={refusedClassName}>
          Only {mostSideBySide()} fit side by side here. Untick one first.
        </p>
      )}
    </>
  );
}
