import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { mailAddress } from '../../../content/reportLink';
import { site } from '../../../site';
import * as words from '../messages.en';

/** "You may also write to …", if the site has an email address. */
export default function WriteToUs(): ReactNode {
  const address = mailAddress();
  if (address === undefined) return null;
  return (
    <p>
      {words.writeBefore} <Link to={address}>{site.reportEmail}</Link>
      {words.writeAfter}
    </p>
  );
}
