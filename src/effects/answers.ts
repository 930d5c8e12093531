import registry from '@site/src/content/figures.yml';
import { calculators } from '../calculators';
import { exampleOf } from '../calculators/example';
import { addressed, allMdx, readSite, type Page, type Site } from '../checks/model';
import { textProp, type Component } from '../checks/parse/mdxFacts';
import { figureValues } from '../content/figureValues';
import { listCatalogue, listIds, type ListId } from '../content/listCatalogue';
import { lists } from '../lists';
import { rankingOn } from '../lists/rankingOn';
import { rankedUntil } from '../machines/list/ageing';
import { lastKnown } from '../machines/list/lastKnown';
import { leadText } from '../machines/list/leadText';
import { withoutMarks } from '../machines/fields/Marked';
import type { OfferRow } from '../machines/list/rows';
import { homeQuestions, type HomeQuestion } from '../parts/home/answer/homeQuestions';
import { sourceOfCalculator, sourceOfList } from '../parts/home/answer/source';
import { tileText } from '../parts/lists/ListTile/tileText';

/** What visitors read that is worked out from data, in one version of the site: plain data, so that two versions can be compared. */
export interface Answers {
  readonly home: readonly Answer[];
  readonly lists: readonly ListAnswers[];
  /** Tiles of lists and calculators in texts, and every calculator with its example */
  readonly examples: readonly Answer[];
}

export interface Answer {
  /** Permanent: "home question save", "docs/a.mdx CalculatorTile sip years=5" */
  readonly id: string;
  /** Where visitors read it */
  readonly page: string;
  readonly text: string;
}

export interface ListAnswers {
  readonly id: string;
  readonly page: string;
  readonly title: string;
  readonly lead: string;
  readonly heading: string;
  readonly rankedUntil?: string;
  readonly ranked: readonly RowAnswer[];
  readonly unranked: readonly (RowAnswer & { readonly reason: string })[];
}

export interface RowAnswer {
  readonly id: string;
  readonly name: string;
  /** Its figures: "Rate: 7.25%, EMI: ₹39,519, Interest: ₹94.8 lakh" */
  readonly figures: string;
  /** Which block of the list it stands in, counted from 0: rows are ranked among those of their block */
  readonly block?: number;
}

const figures = (ids: readonly string[]) => figureValues(registry, ids);

/** Everything that the site works out from its data. @param root of the repository */
export function answersOf(root: string): Answers {
  const site = readSite(root);
  return {
    home: homeAnswers(site.today),
    lists: listsOf(site),
    examples: [...calculatorAnswers(site.today), ...tilesOf(site)],
  };
}

function homeAnswers(today: string): readonly Answer[] {
  return Object.entries<HomeQuestion>(homeQuestions).map(([id, { by }]) => {
    const source =
      by.kind === 'list'
        ? sourceOfList(lists[by.id], by.page, figures(lists[by.id].figures), rankingOn(today, by.id).isOld)
        : sourceOfCalculator(calculators[by.id], figures(calculators[by.id].figures));
    return source.show(({ defaults, answer }) => {
      const found = answer(defaults);
      const figure = 'figure' in found ? [`${found.label}: ${found.figure} ${found.unit ?? ''}`.trim()] : [];
      return { id: `home question ${id}`, page: '/', text: withoutMarks([...figure, found.sentence].join('. ')) };
    });
  });
}

const rowAnswer = ({ id, name, figures: shown }: OfferRow): RowAnswer => ({
  id,
  name,
  figures: shown.map(({ label, text }) => `${label}: ${text}`).join(', '),
});

/** The lists of all pages, in the order of the catalogue. */
function listsOf(site: Site): readonly ListAnswers[] {
  const places = site.pages
    .filter(({ isDraft }) => !isDraft)
    .flatMap((page) => page.parts.flatMap(({ components }) => components.flatMap((one) => placeOf(one, page))));
  return listIds.flatMap((id) =>
    places
      .filter((place) => place.id === id)
      .map(({ part, page }) =>
        lists[id].show((ranked): ListAnswers => {
          const definition = rankingOn(site.today, id, part).isOld ? lastKnown(ranked) : ranked;
          const { ageing } = ranked;
          const answer = definition.answer(definition.defaults, figures(lists[id].figures));
          const { groups } = answer;
          return {
            id: [id, ...(part === undefined ? [] : [part])].join(' '),
            page: page.url,
            title: page.title || listCatalogue[id].title,
            lead: leadText(answer),
            heading: definition.heading,
            ...(ageing && { rankedUntil: rankedUntil(ageing) }),
            ranked: groups.flatMap((group, block) => group.ranked.map((row) => ({ ...rowAnswer(row), block }))),
            unranked: groups.flatMap((group) =>
              group.unranked.flatMap(({ reason, rows }) => rows.map((row) => ({ ...rowAnswer(row), reason }))),
            ),
          };
        }, part),
      ),
  );
}

function placeOf(component: Component, page: Page): readonly { id: ListId; part: string | undefined; page: Page }[] {
  const isCards = component.name === 'CardList';
  if (component.name !== 'OfferList' && !isCards) return [];
  const id = listIds.find((one) => one === (isCards ? 'credit-cards' : textProp(component, 'id')));
  return id === undefined ? [] : [{ id, part: textProp(component, isCards ? 'kind' : 'part'), page }];
}

function calculatorAnswers(today: string): readonly Answer[] {
  return Object.values(calculators).map(({ id }) => calculatorAnswer(id, '', today));
}

function calculatorAnswer(id: string, inputs: string, today: string): Answer {
  const { [id as keyof typeof calculators]: calculator } = calculators;
  const { label, figure } = exampleOf(calculator, figures(calculator.figures), inputs, today);
  return { id: `calculator ${id} ${inputs}`.trim(), page: calculator.page, text: `${label}: ${figure}` };
}

/** The tiles in texts, each at its file and line. */
function tilesOf(site: Site): readonly Answer[] {
  const urlOf = new Map(addressed(site).map(({ path, url }) => [path, url]));
  return allMdx(site).flatMap((page) =>
    page.components.flatMap((component): Answer[] => {
      const [id, inputs = ''] = [textProp(component, 'id'), textProp(component, 'inputs')];
      if (id === undefined) return [];
      const at = { page: urlOf.get(page.path) ?? page.path };
      const name = `${page.path} ${component.name} ${id} ${inputs}`.trim();
      if (component.name === 'CalculatorTile')
        return [{ ...calculatorAnswer(id, inputs, site.today), id: name, ...at }];
      const list = listIds.find((one) => one === id);
      if (component.name !== 'ListTile' || list === undefined) return [];
      const text = tileText({ id: list, part: textProp(component, 'part'), inputs }, site.today);
      return [{ id: name, ...at, text }];
    }),
  );
}
