import type { ComponentProps, ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { calculatorIds, calculatorPath } from '../../../content/calculatorIds';
import { taxYearOf } from '../../../content/figures';
import registry from '@site/src/content/figures.yml';
import { taxFigures } from '../../../content/law/taxRegimes';
import { listCatalogue, listIds } from '../../../content/listCatalogue';
import { englishPath } from '../../../content/locale';
import type { ListingFile } from '../../../content/schemas';
import { formatMonth } from '../../../lib/format/dates';
import { rankingOn } from '../../../lists/rankingOn';
import { useSiteData } from '../../useSiteData';
import PageContents from '../PageContents';
import Hero from './';
import * as words from '../messages.en';

interface Props extends ComponentProps<typeof Hero> {
  /** The list of the page, for a title that names its month */
  readonly data?: Pick<ListingFile, 'asOf'>;
  /** For a title that names the last tax year whose rules are known */
  readonly taxYear?: boolean;
}

/** Whether the list of a page is too old to rank. */
function isOldOn(today: string, path: string): boolean {
  const id = listIds.find((one) => listCatalogue[one].page === path);
  return id !== undefined && rankingOn(today, id).isOld;
}

/** The hero of a product page, with the list of its sections below. */
export default function DocHero({ data, taxYear, ...props }: Props): ReactNode {
  const { toc } = useDoc();
  const path = englishPath(useLocation().pathname);
  const isOfTool = calculatorIds.some((id) => calculatorPath(id) === path);
  const { today } = useSiteData();
  const year = taxYear ? taxYearOf(registry, taxFigures) : undefined;
  // A month that is too old to rank is no headline: it stands where the rates begin.
  const month = year ?? (data && !isOldOn(today, path) ? formatMonth(data.asOf) : undefined);
  const title = month ? words.titleOfMonth({ title: props.title, month }) : props.title;
  return (
    <>
      <Hero {...props} title={title} />
      {/* Not on a page that begins with its answer, which lists its sections beside the text, nor above a calculator's form. */}
      {props.subtitle && !props.compact && !isOfTool && <PageContents items={toc} />}
    </>
  );
}
