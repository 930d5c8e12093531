import type { ReactNode } from 'react';
import figures from '@site/src/content/figures.yml';
import { records } from '@site/src/lists/home-loans/records';
import { figureValues } from '@site/src/content/figureValues';
import { lists } from '@site/src/lists';
import { defaults, loanInputs } from '@site/src/lists/home-loans/inputs';
import { rankLoans } from '@site/src/lists/loans/rank';
import { loanRules } from '@site/src/lists/loans/rules';
import { useRanking } from '../lists/useRanking';
import RateRanges, { type NamedRange } from '../../ui/RateRanges';
import * as words from './messages.en';

const SHOWN = 3;

/** A chart of the first rows of the home loan list, for the same loan and in the same order; nothing once its rates are too old. */
export default function LowestRates(): ReactNode {
  const { isOld, until } = useRanking('home-loans');
  if (isOld) return undefined;
  const rules = loanRules(figureValues(figures, lists['home-loans'].figures));
  const { ranked } = rankLoans(records.rows, loanInputs(defaults), rules);
  const ranges = ranked.slice(0, SHOWN).flatMap(({ row, tier }): readonly NamedRange[] => {
    const { least, most } = tier?.rate ?? {};
    if (least === undefined) return [];
    return [{ name: row.provider.shortName, least, ...(most !== undefined && { most }) }];
  });
  return (
    <div data-until={until}>
      <div data-ranking="">
        <RateRanges caption={words.lowestRates} ranges={ranges} />
      </div>
    </div>
  );
}
