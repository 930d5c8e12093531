import { isRecord } from '../../lib/isRecord';
import { allMdx, type Page, type Site } from '../model';
import { textProp, type Component } from '../parse/mdxFacts';
import type { Place, Problem } from '../problem';
import { run } from './tool';

/** Loads all calculators and lists, which stand above this room: hence a command. */
const COMMAND = 'src/effects/cli/tiles.cjs';

/** A calculator or a list with inputs of its own, and where they stand. */
interface Tile extends Place {
  readonly path: string;
  readonly field: string;
  readonly id: string;
  readonly part?: string;
  readonly inputs: string;
}

/**
 * Tiles that their calculator or list cannot count with, which would stop a build. Only those that the main branch does not have are tried, as this
 * takes some ten seconds.
 * @param root of the repository
 */
export async function tiles(site: Site, root: string): Promise<Problem[]> {
  const known = new Set((site.before ? tilesOf(site.before) : []).map(keyOf));
  const fresh = tilesOf(site).filter((tile) => !known.has(keyOf(tile)));
  if (fresh.length === 0) return [];
  const tried = fresh.map(({ id, part, inputs }) => ({ id, part, inputs }));
  const faults = faultsIn(await run(root, `${root}/${COMMAND}`, JSON.stringify(tried)));
  return fresh.flatMap(({ path, line, column, field, inputs }, index) => {
    const fault = faults
      ? faults[index]
      : 'it could not be tried: correct what else is wrong, and look at the page with "npm start"';
    return typeof fault === 'string'
      ? [{ path, line, column, field, found: JSON.stringify(inputs), message: fault }]
      : [];
  });
}

const keyOf = ({ id, part, inputs }: Tile): string => [id, part, inputs].join(' ');

/** The answer of the command; undefined if it failed, as when a data file is not valid. */
function faultsIn(output: string): readonly unknown[] | undefined {
  try {
    return JSON.parse(output) as readonly unknown[];
  } catch {
    return undefined;
  }
}

const tilesOf = (site: Site): readonly Tile[] =>
  allMdx(site).flatMap((page) => [...page.components.flatMap((one) => ofTag(one, page)), ...ofDrawing(page)]);

function ofTag(component: Component, { path }: Page): readonly Tile[] {
  const { name, props } = component;
  const textOf = (prop: string): string | undefined => textProp(component, prop);
  const [id, part, inputs] = [textOf('id'), textOf('part'), textOf('inputs')];
  const place = props.find((prop) => prop.name === 'inputs');
  if (id === undefined || inputs === undefined || !place) return [];
  const { line, column } = place;
  return [{ path, line, column, field: `<${name}> inputs`, id, inputs, ...(part !== undefined && { part }) }];
}

/** What a calculator draws at the top of an article. */
function ofDrawing({ path, fields, frontMatter }: Page): readonly Tile[] {
  const drawing = isRecord(fields['drawing']) ? fields['drawing']['calculator'] : undefined;
  if (!isRecord(drawing) || typeof drawing['inputs'] !== 'string' || !frontMatter) return [];
  const at = frontMatter.placeOf(['drawing', 'calculator', 'inputs']);
  return [{ path, ...at, field: 'drawing inputs', id: String(drawing['id']), inputs: drawing['inputs'] }];
}
