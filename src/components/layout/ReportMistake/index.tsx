import type { ReactNode } from 'react';
import { mailAddress } from '@site/src/content/reportLink';
import { site } from '@site/src/site';

/** How to report a mistake: by email, where the site has an address, and by the project's own form. */
export default function ReportMistake(): ReactNode {
  const { reportEmail, repositoryUrl } = site;
  return (
    <ul>
      {reportEmail && (
        <li>
          Without an account: write to <a href={mailAddress()}>{reportEmail}</a>.
        </li>
      )}
      <li>
        With a GitHub account:{' '}
        <a href={`${repositoryUrl}/issues/new/choose`} target="_blank" rel="noopener noreferrer">
          fill in the form of the project
          <span className="visuallyHidden"> (opens in a new tab)</span>
        </a>
        . Your name there is public.
      </li>
    </ul>
  );
}
