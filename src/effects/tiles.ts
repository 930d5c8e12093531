import registry from '@site/src/content/figures.yml';
import { calculators } from '../calculators';
import { exampleOf } from '../calculators/example';
import { figureValues } from '../content/figureValues';
import { listIds } from '../content/listCatalogue';
import { lists } from '../lists';
import { valuesFor } from '../machines/fields/inputs/valuesFor';

/** A calculator or a list in a text, with the inputs of its example. */
export interface Tile {
  readonly id: string;
  readonly part?: string;
  /** As in an address: "monthly=5000&years=10" */
  readonly inputs: string;
}

/** Why each tile cannot show its example; undefined for one that can. A tile of an unknown calculator or list has no fault here. */
export function faultsOfTiles(tiles: readonly Tile[]): readonly (string | undefined)[] {
  return tiles.map((tile) => {
    try {
      tryOut(tile);
      return undefined;
    } catch (error) {
      const names = inputsOf(tile).join(', ');
      return `${(error as Error).message}; its inputs are ${names}: open its page, fill in the fields, and copy what follows "#" in the address`;
    }
  });
}

const calculatorOf = ({ id }: Tile) => Object.values(calculators).find((one) => one.id === id);
const listOf = ({ id }: Tile) => listIds.find((one) => one === id);

function tryOut(tile: Tile): void {
  const [calculator, list] = [calculatorOf(tile), listOf(tile)];
  if (calculator) exampleOf(calculator, figureValues(registry, calculator.figures), tile.inputs);
  else if (list) lists[list].show((definition) => valuesFor(`the list "${list}"`, definition, tile.inputs), tile.part);
}

function inputsOf(tile: Tile): readonly string[] {
  const [calculator, list] = [calculatorOf(tile), listOf(tile)];
  if (calculator) {
    return calculator.show(figureValues(registry, calculator.figures), ({ inputs }) => Object.keys(inputs));
  }
  return list ? lists[list].show(({ inputs }) => Object.keys(inputs), tile.part) : [];
}
