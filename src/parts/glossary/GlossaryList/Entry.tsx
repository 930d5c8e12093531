import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { findFigure } from '../../../content/figures';
import registry from '@site/src/content/figures.yml';
import type { Term } from '../../../content/schemas';
import Figure from '../../figures/Figure';
import styles from './styles.module.css';
import * as words from '../messages.en';

/** Hindi names have a `lang` attribute, for screen readers. */
function Name({ name }: { readonly name: string }): ReactNode {
  return /\p{Script=Devanagari}/u.test(name) ? <span lang="hi">{name}</span> : name;
}

function Also({ names }: { readonly names: readonly string[] }): ReactNode {
  return (
    <p className={styles.also}>
      {words.also}{' '}
      {names.map((name, index) => (
        <span key={name}>
          {index > 0 && ', '}
          <Name name={name} />
        </span>
      ))}
    </p>
  );
}

/** One term: its meaning, other names, figures, and the pages where it matters. */
export default function Entry({ term }: { readonly term: Term }): ReactNode {
  const { id, full, short, more, also, figures, page } = term;
  useBrokenLinks().collectAnchor(id);
  return (
    <section id={id} data-later="" className={styles.entry}>
      <h3>
        {term.term}
        {full && <span className={styles.full}> {full}</span>}
      </h3>
      <p>
        {short}
        {more && ` ${more}`}
      </p>
      {also && <Also names={also} />}
      {figures && (
        <ul>
          {figures.map((figure) => (
            <li key={figure}>
              {findFigure(registry, figure).label}: <Figure id={figure} />
            </li>
          ))}
        </ul>
      )}
      {page && (
        <p>
          <Link to={page.path}>{page.name}</Link>
        </p>
      )}
    </section>
  );
}
