import type { ReactNode } from 'react';
import NewTab from '../ui/NewTab';

interface Props {
  readonly name: string;
  readonly address: string;
  /** Dates of publication and reading, as text */
  readonly dates: string;
}

/** A document behind a column, with its dates. */
export default function SourceLink({ name, address, dates }: Props): ReactNode {
  return (
    <p>
      <a href={address} target="_blank" rel="noopener noreferrer" data-island-plain>
        {name}
        <NewTab />
      </a>
      , {dates}
    </p>
  );
}
