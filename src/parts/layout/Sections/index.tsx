import { Fragment, type ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import CardList from '../../lists/CardList';
import DataTable from '../../lists/DataTable';
import Refinance from '../../lists/Refinance';
import OfferList from '../../lists/OfferList';
import Calculator from '../../calculators/Calculator';
import { calculators } from '../../../calculators';
import type { CalculatorId } from '../../../content/calculatorIds';
import { Faq } from '../../../ui/Faq';
import RuleChange from '../../figures/RuleChange';
import SectionLinks from '../PageContents/SectionLinks';
import PhoneFold from '../../../ui/PhoneFold';
import { foldTitle } from './foldTitle';
import { halvesOf } from './halves';
import { sectionsOf } from './sectionsOf';
import ScrollableTable from '../../../ui/ScrollableTable';
import styles from './styles.module.css';
import * as words from '../messages.en';

interface Props {
  /** Headings and text, in Markdown */
  readonly children: ReactNode;
  /** Two columns of sections on a wide screen, and no list of them: for what follows a calculator */
  readonly columns?: boolean;
  /** What works out the subject of the page, below the list of its sections on a wide screen */
  readonly calculator?: CalculatorId;
  readonly question?: CalculatorId;
}

const alwaysOpen = [Calculator, CardList, Faq, OfferList, Refinance];

const leads = ['p', DataTable, RuleChange, ScrollableTable];

/**
 * The text of a page with its contents: sticky beside it on a wide screen, above it on a phone; or, if it is short, in two columns. On a phone, each
 * section shows its heading with its first paragraph or table, and collapses the rest.
 */
export default function Sections({ children, columns = false, calculator, question }: Props): ReactNode {
  const { toc } = useDoc();
  const sections = toc.filter(({ level }) => level === 2);
  const headings = sections.map(({ id }) => id);
  const subheadings = toc.filter(({ level }) => level > 2).map(({ id }) => id);
  const tools = [calculator, question].flatMap((id) => (id === undefined ? [] : [calculators[id]]));
  const all = sectionsOf(children, { headings, alwaysOpen, leads });
  return (
    <div className={clsx(styles.frame, columns && styles.halves)}>
      {!columns && (
        <div className={styles.contents}>
          <nav aria-label={words.onThisPage} data-contents>
            <PhoneFold title={words.onThisPage}>
              <b>{words.onThisPage}</b>
              <SectionLinks sections={sections} />
            </PhoneFold>
          </nav>
          {tools.length > 0 && (
            <nav className={styles.tools} aria-label={words.calculators}>
              <b>{words.calculators}</b>
              <ul>
                {tools.map(({ name, page }) => (
                  <li key={page}>
                    <Link to={page}>{name}</Link>
                  </li>
                ))}
              </ul>
            </nav>
          )}
        </div>
      )}
      {(columns ? halvesOf(all) : [all]).map((column, place) => (
        <div key={place} className={clsx('prose', styles.text)}>
          {column.map((section, index) => (
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
      ))}
    </div>
  );
}
