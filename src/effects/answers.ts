import registry from '@site/src/content/figures.yml';
import { calculators } from '../calculators';
import { addressed, allMdx, readSite, type Page, type Site } from '../checks/model';
import { textProp, type Component } from '../checks/parse/mdxFacts';
import { figureValues } from '../content/figureValues';
import { listCatalogue, listIds, type ListId } from '../content/listCatalogue';
import { lists } from '../lists';
import { rankedUntil } from '../machines/list/ageing';
import type { ListDefinition } from '../machines/list/definition';
import { lastKnown } from '../machines/list/lastKnown';
import { leadText } from '../machines/list/leadText';
import { withoutMarks } from '../machines/fields/Marked';
import type { Values } from '../machines/fields/inputs/types';
import { valuesFor } from '../machines/fields/inputs/valuesFor';
import type { OfferRow } from '../machines/list/rows';
import { homeQuestions, type HomeQuestion } from '../parts/home/answer/homeQuestions';
import { sourceOfCalculator, sourceOfList } from '../parts/home/answer/source';

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
  return { home: homeAnswers(site.today), lists: listsOf(site), examples: [...calculatorAnswers(), ...tilesOf(site)] };
}

const untilOf = ({ ageing }: Pick<ListDefinition<never>, 'ageing'>): string | undefined =>
  ageing && rankedUntil(ageing);

/** A list as its page shows it on a day. */
function onDay<V extends Values>(ranked: ListDefinition<V>, today: string): ListDefinition<V> {
  const until = untilOf(ranked);
  return until !== undefined && today > until ? lastKnown(ranked) : ranked;
}

function homeAnswers(today: string): readonly Answer[] {
  return Object.entries<HomeQuestion>(homeQuestions).map(([id, { by }]) => {
    const isOld = by.kind === 'list' && lists[by.id].show((ranked) => (untilOf(ranked) ?? today) < today);
    const source =
      by.kind === 'list'
        ? sourceOfList(lists[by.id], by.page, figures(lists[by.id].figures), isOld)
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
          const [definition, until] = [onDay(ranked, site.today), untilOf(ranked)];
          const answer = definition.answer(definition.defaults, figures(lists[id].figures));
          const { groups } = answer;
          return {
            id: [id, ...(part === undefined ? [] : [part])].join(' '),
            page: page.url,
            title: page.title || listCatalogue[id].title,
            lead: leadText(answer),
            heading: definition.heading,
            ...(until !== undefined && { rankedUntil: until }),
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

function calculatorAnswers(): readonly Answer[] {
  return Object.values(calculators).map((calculator) => calculatorAnswer(calculator.id, ''));
}

function calculatorAnswer(id: string, inputs: string): Answer {
  const { [id as keyof typeof calculators]: calculator } = calculators;
  return calculator.show(figures(calculator.figures), (definition) => {
    const values = valuesFor(`the calculator "${id}"`, definition, inputs);
    const { label, figure } = definition.headline(definition.compute(values));
    return { id: `calculator ${id} ${inputs}`.trim(), page: calculator.page, text: `${label}: ${figure}` };
  });
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
      if (component.name === 'CalculatorTile') return [{ ...calculatorAnswer(id, inputs), id: name, ...at }];
      const list = listIds.find((one) => one === id);
      if (component.name !== 'ListTile' || list === undefined) return [];
      const text = lists[list].show(
        (ranked) => {
          const definition = onDay(ranked, site.today);
          const values = valuesFor(`the list "${id}"`, definition, inputs);
          return leadText(definition.answer(values, figures(lists[list].figures)));
        },
        textProp(component, 'part'),
      );
      return [{ id: name, ...at, text }];
    }),
  );
}
