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

/**
 * Writes the shapes of an icon as SVG.
 * @param icon shapes with their attributes as SVG spells them. Tags and names of attributes are taken as they are: they are
 * lucide's, nobody types them
 * @returns the markup to stand inside `<svg>`
 */
export function shapeMarkup(icon: IconNode): string {
  let markup = written.get(icon);
  if (markup === undefined) {
    markup = icon.map(writeShape).join('');
    written.set(icon, markup);
  }
  return markup;
}
