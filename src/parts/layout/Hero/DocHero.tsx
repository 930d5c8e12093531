import type { ComponentProps, ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { calculatorIds, calculatorPath } from '../../../content/calculatorIds';
import { taxYearOf } from '../../../content/figures';
import registry from '@site/src/content/figures.yml';
import { taxFigures } from '../../../content/law/taxRegimes';
import { englishPath } from '../../../content/locale';
import type { ListingFile } from '../../../content/schemas';
import { formatMonth } from '../../../lib/format/dates';
import PageContents from '../PageContents';
import Hero from './';
import * as words from '../messages.en';

interface Props extends ComponentProps<typeof Hero> {
  /** The list of the page, for a title that names its month */
  readonly data?: Pick<ListingFile, 'asOf'>;
  /** For a title that names the last tax year whose rules are known */
  readonly taxYear?: boolean;
}

/** The hero of a product page, with the list of its sections below. */
export default function DocHero({ data, taxYear, ...props }: Props): ReactNode {
  const { toc } = useDoc();
  const path = englishPath(useLocation().pathname);
  const isOfTool = calculatorIds.some((id) => calculatorPath(id) === path);
  const year = taxYear ? taxYearOf(registry, taxFigures) : undefined;
  const month = year ?? (data && formatMonth(data.asOf));
  const title = month ? words.titleOfMonth({ title: props.title, month }) : props.title;
  return (
    <>
      <Hero {...props} title={title} />
      {/* Not on a page that begins with its answer, which lists its sections beside the text, nor above a calculator's form. */}
      {props.subtitle && !props.compact && !isOfTool && <PageContents items={toc} />}
    </>
  );
}
