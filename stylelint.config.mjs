import queryWidths from './.config/lint/queryWidths.mjs';

/** Widths at which a layout changes: 480, 640, 768, 1024 and 1280 px while letters are as large as usual. */
const LAYOUT_WIDTHS = ['30em', '40em', '48em', '64em', '80em'];

/**
 * Below 20em, 320 px, only the smallest phones and those with larger letters remain: columns become lines. A part of such a page that is below
 * 15em has room for one column of words. Widths of phones stay above both, so neither is a step of the layout.
 */
const LARGE_LETTER_WIDTHS = ['15em', '20em'];

const RAW_COLOUR = /\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(/;
/** Those of a screen: margins of paper are in mm. */
const UNIT = '(?:px|r?em|r?lh|ch|ex|[sdl]?v(?:w|h|i|b|min|max)|cq(?:w|h|i|b|min|max))';
/** A hairline is no spacing, and the number in the name of a token no length. */
const RAW_LENGTH = new RegExp(`(?<![\\w.-])-?(?!1px\\b)(?:\\d*\\.)?\\d+${UNIT}\\b`);
/** A position may depend on the letters beside it. */
const RAW_POSITION = new RegExp(`(?<![\\w.-])-?(?!1px\\b)(?:\\d*\\.)?\\d+(?!em\\b)${UNIT}\\b`);

const COLOUR = 'Colours live in src/css/tokens.css; use one of its names, as in var(--color-ink)';
const SPACE = 'Space has one scale, in src/css/tokens.css: use the nearest step, as in var(--space-4)';
const TYPE = 'Type has one scale, in src/css/tokens.css: use the nearest size, as in var(--text-md)';
const SHAPE = 'Corners have one scale, in src/css/tokens.css: use the nearest radius, as in var(--radius-md)';

/** Paper scales all letters alike. */
const OF_PAPER = /^(?:58|75|87\.5)%$/;

/** @type {import('stylelint').Config} */
const config = {
  extends: 'stylelint-config-standard',
  plugins: [queryWidths],
  reportNeedlessDisables: true,
  rules: {
    'color-named': 'never',
    'color-no-hex': [true, { message: COLOUR }],
    'custom-property-pattern': ['^[a-z0-9]+(-[a-z0-9]+)*$', { message: 'Write custom properties in kebab-case' }],
    'declaration-no-important': true,
    'declaration-property-value-allowed-list': [
      {
        'font-size': [/^var\(--text-(?:xs|sm|md|lg|[234]?xl|field|drawn)\)$/, 'inherit', '0', '100%', OF_PAPER],
        // The shorthand would set figures back to widths of their own.
        font: ['inherit'],
        'border-radius': [/^(?:(?:0|var\(--radius-(?:sm|md|lg|full)\)) ?)+$/],
      },
      { message: (property) => (property === 'border-radius' ? SHAPE : TYPE) },
    ],
    'declaration-property-value-disallowed-list': [
      {
        '/color$|^background|^border|^outline|shadow$|^fill$|^stroke$/': [RAW_COLOUR],
        '/^(?:margin|padding|gap$|row-gap$|column-gap$)/': [RAW_LENGTH],
        '/^inset/': [RAW_POSITION],
      },
      { message: (property) => (/^(?:margin|padding|inset|.*gap$)/.test(property) ? SPACE : COLOUR) },
    ],
    'property-disallowed-list': [
      [
        '/^(margin|padding|border)-(top|right|bottom|left)/',
        '/^border-(top|bottom)-(left|right)-radius$/',
        '/^(top|right|bottom|left)$/',
        '/^(min-|max-)?(width|height)$/',
      ],
      { message: 'Use the logical property, such as margin-inline-start, inset-block-start or inline-size' },
    ],
    'selector-class-pattern': ['^[a-z][a-zA-Z0-9]*$', { message: 'Write class names in camelCase' }],
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global', 'local'] }],
    'selector-max-id': 0,
    'site/query-widths': [[...LARGE_LETTER_WIDTHS, ...LAYOUT_WIDTHS]],
    'no-descending-specificity': null,
  },
  overrides: [
    {
      files: ['src/css/tokens.css'],
      rules: { 'color-no-hex': null, 'declaration-property-value-disallowed-list': null },
    },
    {
      files: ['src/css/*.css'],
      rules: { 'declaration-no-important': null, 'selector-class-pattern': null, 'selector-max-id': null },
    },
  ],
};

export default config;
