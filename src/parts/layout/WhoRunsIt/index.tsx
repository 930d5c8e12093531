import type { ReactNode } from 'react';
import { site } from '@site/src/site';

/** The people behind the site, if the owner has named them. */
export default function WhoRunsIt(): ReactNode {
  if (site.people.length === 0) return null;
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
