import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useSiteData } from '../useSiteData';
import Icon from '../../ui/Icon';
import styles from './styles.module.css';
import * as words from './messages.en';

/** The four trust points, each with its evidence. They cannot be pressed, so they have no box. */
export default function TrustPoints(): ReactNode {
  const { articles } = useSiteData();
  // A language may have no articles.
  const guides = articles.length > 0 ? words.guidesText({ count: String(articles.length) }) : '';
  const points = [
    ['scale', words.unbiased, words.unbiasedText, words.unbiasedLink, '/method'],
    ['book-open', words.guides, guides, words.guidesLink, '/figures'],
    ['lock', words.secure, words.secureText, words.secureLink, '/privacy'],
    ['gift', words.free, words.freeText, words.freeLink, '/data'],
  ] as const;
  return (
    <section className={styles.section} aria-labelledby="trust-title">
      <h2 id="trust-title">{words.trust}</h2>
      <div className={styles.trust}>
        {points.map(([icon, title, text, link, path]) => (
          <section key={path}>
            <Icon name={icon} size={20} />
            <h3>{title}</h3>
            <p>
              {text} <Link to={path}>{link}</Link>
            </p>
          </section>
        ))}
      </div>
    </section>
  );
}
