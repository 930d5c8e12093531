import { unknownFigure } from '../../content/figures';
import { iconNames } from '../../content/icons';
import type { PropRule } from '../../content/schemas/componentRule';
import { didYouMean } from '../../lib/didYouMean';
import { orList } from '../../lib/wordLists';
import { isDay } from '../../lib/days';
import { importedPath } from '../parse/importedPath';
import { figuresOf, idsOf } from '../records';
import type { Page, Site } from '../model';
import type { PropValue } from '../parse/mdxFacts';
import { importFault } from './imports';

/** Data for the checks of props. */
export interface PropContext {
  /** Ids of the registry with their number of periods; undefined if the registry cannot be read. */
  readonly figures: ReadonlyMap<string, number> | undefined;
  /** Ids of the glossary; undefined if it cannot be read. */
  readonly terms: readonly string[] | undefined;
  /** Names imported from the page's data file, with the kind of that file if known. */
  readonly dataKinds: ReadonlyMap<string, string | undefined>;
}

export function propContext(site: Site, page: Page): PropContext {
  const dataKinds = new Map<string, string | undefined>();
  for (const statement of page.imports) {
    // Reported at the invalid import, not again at its use.
    const isRefused = importFault(page, statement) !== undefined;
    if (!isRefused && !statement.from.endsWith('.yml')) continue;
    const target = importedPath(page.path, statement.from);
    const file = site.data.find(({ path }) => path.replace(/\.yaml$/, '.yml') === target);
    for (const name of statement.names) dataKinds.set(name, isRefused ? undefined : file?.kind);
  }
  return { figures: figuresOf(site), terms: idsOf(site, 'glossary'), dataKinds };
}

const quoted = (text: string): string => `"${text}"`;

type Fault = { readonly found: string; readonly message: string };

/** The fault of a prop's value, or undefined. */
export function valueFault(rule: PropRule, prop: string, value: PropValue, context: PropContext): Fault | undefined {
  if (value.form === 'code') {
    const message = 'content computes nothing; write a text in quotes or an imported name';
    return { found: `{${value.code}}`, message };
  }
  if (rule.type === 'data') return dataFault(rule.kinds, value, context);
  if (rule.type === 'flag') {
    return value.form === 'flag' ? undefined : fault(value, `write "${prop}" alone, without a value`);
  }
  if (value.form !== 'text') return fault(value, `write a text in quotes, such as ${prop}="…"`);
  const message = textFault(rule, value.text, context);
  return message === undefined ? undefined : fault(value, message);
}

function dataFault(kinds: readonly string[], value: PropValue, { dataKinds }: PropContext): Fault | undefined {
  if (value.form !== 'identifier') return fault(value, 'write the imported name in braces, such as data={rows}');
  if (!dataKinds.has(value.name)) {
    return fault(value, `import it first: import ${value.name} from './name.yml', with the name of this page`);
  }
  const kind = dataKinds.get(value.name);
  if (kind === undefined || kinds.includes(kind)) return undefined;
  const message = `give it rows of ${orList(kinds.map(quoted))}, or use another component`;
  return { found: `rows of kind "${kind}"`, message };
}

function textFault(rule: PropRule, text: string, { figures, terms }: PropContext): string | undefined {
  switch (rule.type) {
    case 'icon':
      if (iconNames.some((name) => name === text)) return undefined;
      return `write an icon of src/content/icons.ts; ${didYouMean(text, iconNames) || 'there is none of this name'}`;
    case 'figure': {
      if (!figures) return undefined;
      const periods = figures.get(text);
      if (periods === undefined) return unknownFigure(text, [...figures.keys()]);
      if (!rule.hasHistory || periods > 1) return undefined;
      return 'this figure has one period, so there is no change to show; add the earlier value to it, or write <Figure>';
    }
    case 'term':
      if (!terms || terms.includes(text)) return undefined;
      return `there is no such term; ${didYouMean(text, terms) || 'add it to src/content/glossary.yml'}`;
    case 'day':
      return isDay(text) ? undefined : 'write a day of the calendar as year-month-day, such as "2026-10-07"';
    case 'oneOf':
      if (rule.values.includes(text)) return undefined;
      return [`write ${orList(rule.values.map(quoted))}`, didYouMean(text, rule.values)].filter(Boolean).join('; ');
    case 'address':
      if (/^(?:#[\w-]+|\/[\w/#-]*|https:\/\/\S+)$/.test(text) && !/.\/$/.test(text)) return undefined;
      return 'write "#an-id" on this page, or "/a-page" without a slash at the end';
    case 'text':
    case 'value':
    case 'flag':
    case 'data':
      return text.trim() === '' ? 'write a text; it is read by visitors' : undefined;
  }
}

function fault(value: PropValue, message: string): Fault {
  if (value.form === 'text') return { found: JSON.stringify(value.text), message };
  return { found: value.form === 'identifier' ? `{${value.name}}` : 'no value', message };
}
