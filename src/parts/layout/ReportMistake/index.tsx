import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { mailAddress } from '@site/src/content/reportLink';
import { site } from '@site/src/site';

/** How to report a mistake: by email, if the site has an address, and by the project's issue form. */
export default function ReportMistake(): ReactNode {
  const { reportEmail, repositoryUrl } = site;
  return (
    <ul>
      {reportEmail && (
        <li>
          Without an account: write to <Link to={mailAddress()}>{reportEmail}</Link>.
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
