import type { ReactNode } from 'react';
import clsx from 'clsx';
import { ExternalLink } from 'lucide';
import buttonStyles from '../../../ui/Button/styles.module.css';
import Drawing from '../../../ui/Icon/Drawing';
import * as words from '../messages.en';

interface Props {
  /** Official page of the provider */
  readonly href: string;
  /** Whose page it is */
  readonly name: string;
}

/** Links to a provider's own site in a new tab. We earn nothing from it. */
export default function VisitLink({ href, name }: Props): ReactNode {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={clsx(buttonStyles.button, buttonStyles.quiet)}>
      {words.visit}
      <span className="visuallyHidden">{` ${words.visitName({ name })}`}</span>
      <Drawing of={ExternalLink} size={16} />
    </a>
  );
}
