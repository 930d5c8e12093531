import type { ComponentProps, ReactNode } from 'react';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import PageContents from '../PageContents';
import Hero from './';

/** The hero of a product page, with the list of its sections below. */
export default function DocHero(props: ComponentProps<typeof Hero>): ReactNode {
  const { toc } = useDoc();
  return (
    <>
      <Hero {...props} />
      {/* A page that begins with its answer has its contents beside the sections. */}
      {props.subtitle && !props.compact && <PageContents items={toc} />}
    </>
  );
}
