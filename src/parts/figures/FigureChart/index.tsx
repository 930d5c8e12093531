import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { findFigure, stepsOf } from '../../../content/figures';
import figures from '@site/src/content/figures.yml';
import { formatDay } from '../../../lib/format/dates';
import { rateText } from '../../../lib/format/rateText';
import { useSiteData } from '../../useSiteData';
import ChartWithTable from '../../../ui/ChartWithTable';
import StepChart from '../../../ui/StepChart';
import * as words from '../messages.en';

interface Props {
  /** A percentage of the registry with a history */
  readonly id: string;
  /** The caption, one sentence */
  readonly caption: string;
}

/** The history of a rate in the registry, with its dates and values collapsed below. */
export default function FigureChart({ id, caption }: Props): ReactNode {
  const { today } = useSiteData();
  const steps = stepsOf(findFigure(figures, id));
  return (
    <ChartWithTable
      caption={caption}
      chart={<StepChart steps={steps} until={today} title={caption} />}
      table={{
        columns: [words.columnFrom, words.columnRate],
        rows: [...steps].reverse().map(({ from, value }) => [formatDay(from), rateText(value)]),
      }}
    >
      <p>
        <Link to={`/figures#${id}`}>{words.sources}</Link>
      </p>
    </ChartWithTable>
  );
}
