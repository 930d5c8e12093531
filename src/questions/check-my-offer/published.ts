import type { FigureValues } from '../../content/figureValues';
import { LOAN_FEE_GST } from '../../content/law/gst';
import { goldLoanFigures } from '../../content/law/goldLoanLimits';
import { listCatalogue, type LoanListId } from '../../content/listCatalogue';
import { addressWithInputs } from '../../lib/addressWithInputs';
import { formatMonth } from '../../lib/format/dates';
import { rateText } from '../../lib/format/rateText';
import { indianDay } from '../../lib/indianDay';
import { MONTHS_IN_YEAR } from '../../lib/unitSizes';
import { REPO_CHANGES } from '../../lists/loans/rules';
import { fetchList } from '../../lists/fetchList';
import type { AnswerSection, FetchedText } from '../../machines/calculator/section';
import { hashFieldOf } from '../../machines/fields/inputs/hashFieldOf';
import type { Input, Value } from '../../machines/fields/inputs/types';
import { ageingOn, medianDay } from '../../machines/list/ageing';
import type { AnyList } from '../../machines/list/definition';
import { isSameInstalment, instalmentByRate, rateByInstalment, type Statement } from './statement';
import * as words from './messages.en';

/** The list of published rates for each type of loan; another type has none. */
const lists: Readonly<Record<Exclude<Statement['loan'], 'other'>, LoanListId>> = {
  home: 'home-loans',
  personal: 'personal-loans',
  car: 'car-loans',
  education: 'education-loans',
  gold: 'gold-loans',
  property: 'property-loans',
  business: 'business-loans',
};

export const publishedFigures = [LOAN_FEE_GST, REPO_CHANGES, ...goldLoanFigures];

/** The rate to compare, in percent a year with two decimals, and whether it is that by the instalment: the printed one may be flat. */
function comparedRate(statement: Statement): { readonly rate: number; readonly isByInstalment: boolean } | undefined {
  const { rate, instalment } = statement;
  const byRate = instalmentByRate(statement);
  const isPrinted = instalment === undefined || (byRate !== undefined && isSameInstalment(instalment, byRate));
  const compared = isPrinted ? rate : rateByInstalment(statement);
  return compared === undefined
    ? undefined
    : { rate: Math.round(compared * 100) / 100, isByInstalment: compared !== rate };
}

/**
 * Where an offer stands among the published rates of its list: the count that the list's own row of the offer gives.
 *
 * @param today year-month-day, which decides whether the rates are too old to rank
 */
export function standingIn(
  list: AnyList,
  id: LoanListId,
  {
    statement,
    figures,
    today,
  }: { readonly statement: Statement; readonly figures: FigureValues; readonly today: string },
): FetchedText {
  const { rate, isByInstalment } = comparedRate(statement) ?? { rate: 0, isByInstalment: false };
  const years = Math.round((statement.months / MONTHS_IN_YEAR) * 100) / 100;
  const given: Readonly<Record<string, Value>> = {
    amount: statement.amount,
    years,
    months: String(statement.months),
    offered: rate,
  };
  return list.show((definition) => {
    const named = Object.entries<Input>(definition.inputs).flatMap(([name, input]) => {
      const value = given[name];
      return value === undefined ? [] : [{ name, value, text: hashFieldOf(input).write(value), input }];
    });
    const entered = Object.fromEntries(named.map(({ name, value }) => [name, value]));
    const [group] = definition.answer({ ...definition.defaults, ...entered }, figures).groups;
    // A list takes fewer amounts and terms than this page.
    const accepted = named.filter(({ input, text }) => hashFieldOf(input).read(text) !== undefined);
    const { ageing } = definition;
    const month = ageing ? formatMonth(medianDay(ageing)) : '';
    const { isOld } = ageingOn(today, ageing);
    const standing =
      group.ranked.length > 0 ? words.publishedStanding({ standing: group.ownOffer?.note ?? '' }) : words.publishedNone;
    return {
      text: [
        ...(isByInstalment ? [words.publishedByInstalment({ rate: rateText(rate) })] : []),
        standing,
        isOld ? words.publishedOld({ month }) : words.publishedOf({ month }),
      ].join(' '),
      link: {
        text: words.publishedLink,
        address: addressWithInputs(
          listCatalogue[id].page,
          new URLSearchParams(accepted.map(({ name, text }) => [name, text])).toString(),
        ),
      },
    };
  });
}

/** The section for an offer; undefined where no list has its type of loan, or nothing tells its rate. */
export function publishedSection(statement: Statement, figures: FigureValues): AnswerSection | undefined {
  const { loan } = statement;
  if (loan === 'other' || comparedRate(statement) === undefined) return undefined;
  const id = lists[loan];
  return {
    kind: 'fetched',
    title: words.published,
    fetch: async () => standingIn(await fetchList(id), id, { statement, figures, today: indianDay(new Date()) }),
  };
}
