import type { ReactNode } from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import { PageMetadata } from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import clsx from 'clsx';
import ErrorPageContent from '@theme/ErrorPageContent';
import type { Props } from '@theme/Layout';
import LayoutProvider from '@theme/Layout/Provider';
import ChatButton from '../../parts/layout/ChatButton';
import NoticeRegion from '../../parts/layout/NoticeRegion';
import SiteFooter from '../../parts/layout/SiteFooter';
import SiteHeader from '../../parts/layout/SiteHeader';
import styles from './styles.module.css';
import * as words from '../messages.en';

/** The frame of every page. Replaces the theme's layout, whose navbar needs a hydrated page. */
export default function Layout({ title, description, children }: Props): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const { pathname } = useLocation();
  return (
    <LayoutProvider>
      <PageMetadata title={title} description={description} />
      <Head>
        {/* A keyboard makes the window lower, so that what stays at its lower edge stays above the keys. */}
        <meta name="viewport" content="width=device-width, initial-scale=1.0, interactive-widget=resizes-content" />
      </Head>
      <a href="#main" className={styles.skip}>
        {words.skip}
      </a>
      <SiteHeader />
      <p className={clsx('printOnly', styles.address)} data-printed-address>
        {siteConfig.url + pathname}
      </p>
      <main id="main" tabIndex={-1} className={styles.main}>
        <ErrorBoundary fallback={(params) => <ErrorPageContent {...params} />}>{children}</ErrorBoundary>
      </main>
      <SiteFooter />
      <ChatButton />
      <NoticeRegion />
    </LayoutProvider>
  );
}
