import type { IconNode } from 'lucide';

/** Cached by icon: icons are constants of their package. */
const written = new WeakMap<IconNode, string>();

function escapeAttribute(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

function writeShape([tag, attributes]: IconNode[number]): string {
  const pairs = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${escapeAttribute(String(value))}"`);
  return `<${tag}${pairs.join('')}/>`;
}

const FIRST_MOVE = /^m\s*(-?\d*\.?\d+)[\s,]*(-?\d*\.?\d+)(?=\s*(?<pair>[\d.-])?)/u;

/** The same path after another one: a first "m" counts from the corner of the drawing, any later one from where the pen is. */
const afterOther = (d: string): string =>
  d.replace(FIRST_MOVE, (_move, x: string, y: string, pair?: string) => `M${x} ${y}${pair === undefined ? '' : 'l'}`);

/** Draws paths that stand beside each other as one, since nothing but their points differs: an icon of nine lines is a third as long. */
function joined(icon: IconNode): IconNode {
  const shapes: [string, IconNode[number][1]][] = [];
  for (const [tag, attributes] of icon) {
    const before = shapes.at(-1);
    const isPlain = tag === 'path' && Object.keys(attributes).join() === 'd';
    if (isPlain && before?.[0] === 'path' && Object.keys(before[1]).join() === 'd') {
      shapes[shapes.length - 1] = ['path', { d: `${before[1]['d']}${afterOther(String(attributes['d']))}` }];
    } else shapes.push([tag, attributes]);
  }
  return shapes;
}

/**
 * Writes the shapes of an icon as SVG.
 * @param icon shapes with their attributes as SVG spells them. Tags and names of attributes are taken as they are: they are
 * lucide's, nobody types them
 * @returns the markup to stand inside `<svg>`
 */
export function shapeMarkup(icon: IconNode): string {
  let markup = written.get(icon);
  if (markup === undefined) {
    markup = joined(icon).map(writeShape).join('');
    written.set(icon, markup);
  }
  return markup;
}
