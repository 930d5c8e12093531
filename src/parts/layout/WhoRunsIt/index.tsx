import type { ReactNode } from 'react';
import { site } from '../../../site';
import * as words from '../messages.en';

/** The people behind the site, or that the owner has named nobody. */
export default function WhoRunsIt(): ReactNode {
  if (site.people.length === 0) return <p>{words.noNames}</p>;
  return (
    <ul>
      {site.people.map(({ name, does }) => (
        <li key={name}>
          <strong>{name}</strong>: {does}
        </li>
      ))}
    </ul>
  );
}
