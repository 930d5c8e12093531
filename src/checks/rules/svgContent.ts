// cspell:ignore onopentag onprocessinginstruction
import { Parser } from 'htmlparser2';

/** Shapes, text and paints; no scripts, styles, links, pictures or HTML. */
const ELEMENTS = new Set(
  [
    'svg g defs symbol title desc path rect circle ellipse line polyline polygon text tspan',
    'linearGradient radialGradient stop clipPath mask pattern marker use',
  ]
    .join(' ')
    .split(' '),
);

const ATTRIBUTES = new Set(
  [
    'id class role aria-hidden aria-label aria-labelledby lang xml:space version viewBox preserveAspectRatio',
    'x y x1 y1 x2 y2 cx cy r rx ry dx dy fx fy d points width height transform pathLength rotate textLength',
    'fill fill-rule fill-opacity stroke stroke-width stroke-linecap stroke-linejoin stroke-dasharray stroke-dashoffset',
    'stroke-opacity stroke-miterlimit color opacity visibility display overflow vector-effect paint-order shape-rendering',
    'clip-path clip-rule mask marker-start marker-mid marker-end font-family font-size font-weight font-style',
    'letter-spacing text-anchor dominant-baseline offset stop-color stop-opacity gradientUnits gradientTransform spreadMethod',
    'clipPathUnits maskUnits maskContentUnits patternUnits patternContentUnits patternTransform',
    'markerWidth markerHeight markerUnits orient refX refY',
  ]
    .join(' ')
    .split(' '),
);

const NAMESPACES: Readonly<Record<string, string>> = {
  xmlns: 'http://www.w3.org/2000/svg',
  'xmlns:xlink': 'http://www.w3.org/1999/xlink',
};
/** References to a shape of the same drawing. */
const REFERENCES = ['href', 'xlink:href'];

function isAllowed(name: string, value: string): boolean {
  if (Object.hasOwn(NAMESPACES, name)) return NAMESPACES[name] === value;
  if (REFERENCES.includes(name)) return value.startsWith('#');
  return ATTRIBUTES.has(name) && !/url\((?!#)|[a-z]+:\/\//i.test(value);
}

/**
 * Parses a drawing as XML, like a browser, and allows only the content of plain drawings: anything unknown is refused, because a list of everything
 * dangerous is impossible.
 * @returns the first disallowed item; undefined if there is none
 */
export function disallowedSvg(text: string): string | undefined {
  let stranger: string | undefined;
  const found = (what: string): void => void (stranger ??= what);
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (!ELEMENTS.has(name)) found(`<${name}>`);
        for (const [attribute, value] of Object.entries(attributes)) {
          if (!isAllowed(attribute, value)) found(`${attribute}="…"`);
        }
      },
      // A declaration can redefine entities, an instruction can load a stylesheet, and another encoding can hide letters.
      onprocessinginstruction(_name, data) {
        if (!/^\?xml(?:\s+version="1\.[01]"|\s+encoding="utf-8"|\s+standalone="(?:yes|no)")*\s*\?$/i.test(data))
          found(`<${data}>`);
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(text);
  return stranger;
}
