import { Fragment, type ReactNode } from 'react';
import clsx from 'clsx';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import CardList from '../../lists/CardList';
import DataTable from '../../lists/DataTable';
import Refinance from '../../lists/Refinance';
import OfferList from '../../lists/OfferList';
import Calculator from '../../calculators/Calculator';
import { Faq } from '../../../ui/Faq';
import RuleChange from '../../figures/RuleChange';
import SectionLinks from '../PageContents/SectionLinks';
import PhoneFold from '../../../ui/PhoneFold';
import { foldTitle } from './foldTitle';
import { sectionsOf } from './sectionsOf';
import ScrollableTable from '../../../ui/ScrollableTable';
import styles from './styles.module.css';
import * as words from '../messages.en';

interface Props {
  /** Headings and text, in Markdown */
  readonly children: ReactNode;
}

const alwaysOpen = [Calculator, CardList, Faq, OfferList, Refinance];

const leads = ['p', DataTable, RuleChange, ScrollableTable];

/**
 * The text of a page with its contents: sticky beside it on a wide screen, above it on a phone. On a phone, each section shows
 * its heading with its first paragraph or table, and collapses the rest.
 */
export default function Sections({ children }: Props): ReactNode {
  const { toc } = useDoc();
  const sections = toc.filter(({ level }) => level === 2);
  const headings = sections.map(({ id }) => id);
  const subheadings = toc.filter(({ level }) => level > 2).map(({ id }) => id);
  return (
    <div className={styles.frame}>
      <nav className={styles.contents} aria-label={words.onThisPage} data-contents>
        <PhoneFold title={words.onThisPage}>
          <b>{words.onThisPage}</b>
          <SectionLinks sections={sections} />
        </PhoneFold>
      </nav>
      <div className={clsx('prose', styles.text)}>
        {sectionsOf(children, { headings, alwaysOpen, leads }).map((section, index) => (
          <Fragment key={index}>
            {section.heading}
            {section.open}
            {section.folded.length > 0 && (
              <PhoneFold title={foldTitle(section, subheadings)} isText>
                {section.folded}
              </PhoneFold>
            )}
          </Fragment>
        ))}
      </div>
    </div>
  );
}
