import type { FigureValues } from '../../content/figureValues';
import { valueOf } from '../../content/valueOf';
import { formatYears } from '../../lib/format/durations';
import { rateText } from '../../lib/format/rateText';
import { formatMoney } from '../../lib/quantities/money';
import type { TableData } from '../../machines/calculator/definition';
import { DASH } from '../../machines/calculator/section';
import { FREE_INTEREST, type Answer } from './answer';
import { schemeName } from './rows';
import type { Parked } from './values';
import * as words from './messages.en';

/** Every bank that can be ranked. */
export const byBank = ({ deposits: { ranked } }: Answer, { sum }: Parked): TableData => ({
  columns: [
    words.columnName,
    words.columnRate,
    words.columnTenure,
    words.columnEarned,
    words.columnAfterTax,
    words.columnBroken,
  ],
  rows: ranked.map(({ bank, rate, slab, answer }) => [
    bank.provider.name,
    rateText(rate),
    slab.tenure,
    answer.value - sum,
    answer.afterTax - sum,
    bank.breakingCost ?? DASH,
  ]),
});

/** Every scheme of the government, with what it earns where it takes the visitor and ends in time. */
export const byScheme = ({ schemes, left }: Answer, figures: FigureValues): TableData => ({
  columns: [words.columnScheme, words.columnRate, words.columnRuns, words.columnEarned, words.columnAfterTax],
  rows: schemes.map((scheme) => {
    const { percent, years, fits, interest } = scheme;
    const isKnown = fits && interest !== undefined;
    return [
      schemeName(scheme),
      rateText(percent),
      years === 0 ? words.anyDay : formatYears(years),
      ...(isKnown ? [interest, interest * left] : [DASH, DASH]),
    ];
  }),
  note: words.schemesNote({
    limit: formatMoney(valueOf(figures, 'scss-limit')),
    free: formatMoney(valueOf(figures, FREE_INTEREST)),
  }),
});
