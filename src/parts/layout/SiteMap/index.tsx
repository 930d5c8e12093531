import type { ReactNode } from 'react';
import { calculators } from '../../../calculators';
import { calculatorIds } from '../../../content/calculatorIds';
import { siteMap } from '../../../content/navigation';
import navigation from '@site/src/content/navigation.yml';
import LinkColumn from '../../../ui/LinkColumn';
import styles from './styles.module.css';
import * as words from '../messages.en';

/** Calculators and questions with their own page, which no menu lists one by one. */
const ownPages = calculatorIds
  .map((id) => ({ name: calculators[id].name, path: calculators[id].page }))
  .filter(({ path }) => !path.includes('#'));

/** Every page of the site except the articles, by area. */
export default function SiteMap(): ReactNode {
  return (
    <section className={styles.pages} aria-labelledby="all-pages">
      <h2 id="all-pages">{words.allPages}</h2>
      <div className={styles.areas}>
        {[...siteMap(navigation), { name: words.calculators, links: ownPages }].map(({ name, links }) => (
          <LinkColumn key={name} title={name} heading="h3" links={links} />
        ))}
      </div>
    </section>
  );
}
