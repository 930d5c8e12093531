import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import type { ComponentRule } from '@site/src/content/schemas/componentRule';
import { vocabularyGroups } from '@site/src/content/schemas/mdxComponents';
import Hero from '../layout/Hero';
import Entry, { type Example } from './Entry';
import Contents from './Contents';
import IconList from './IconList';
import styles from './styles.module.css';

interface Props {
  /** The examples by their components, compiled */
  readonly examples: Readonly<Record<string, Example>>;
  /** The same as they are written */
  readonly sources: Readonly<Record<string, string>>;
}

/**
 * Every component that a page or an article may use: what it is for, its props, an example, and the source to copy. Built by
 * src/plugins/catalogue, and never for production.
 */
export default function VocabularyPage({ examples, sources }: Props): ReactNode {
  return (
    <Layout
      title="Components for pages and articles"
      description="Every component that a page or an article of this site may use, with its props, a live example and the source of it to copy."
    >
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <div className={styles.page}>
        <Hero
          icon="layers"
          title="Components"
          subtitle="All that a page or an article may use beside Markdown, as visitors see it and as it is written. This page is for editors and is no part of the public site."
        />
        <Contents />
        <MDXContent>
          {vocabularyGroups.map(({ title, components }) => (
            <section key={title} aria-label={title}>
              <h2 className={styles.group}>{title}</h2>
              {Object.entries<ComponentRule>(components).map(([name, rule]) => (
                <Entry key={name} name={name} rule={rule} Example={examples[name]} source={sources[name]} />
              ))}
            </section>
          ))}
        </MDXContent>
        <IconList />
      </div>
    </Layout>
  );
}
