import type { ReactNode } from 'react';
import clsx from 'clsx';
import { ArrowUpRight } from 'lucide';
import buttonStyles from '../../ui/Button/styles.module.css';
import Drawing from '../../ui/Icon/Drawing';
import * as words from './messages.en';

interface Props {
  readonly name: string;
  readonly link: string;
}

/** The link to an offer on its provider's own site, in a new tab. */
export default function VisitSite({ name, link }: Props): ReactNode {
  return (
    <a
      href={link}
      target="_blank"
      rel="noopener noreferrer"
      data-island-plain
      className={clsx(buttonStyles.button, buttonStyles.pale)}
    >
      {words.visit}
      <span className="visuallyHidden">{` ${words.visitOf({ name })}`}</span>
      <Drawing of={ArrowUpRight} size={18} />
    </a>
  );
}
