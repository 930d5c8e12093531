/**
 * Pages are HTML and are not hydrated in production (src/DECISIONS.md), so whatever needs the browser is an island or a behaviour. Elsewhere it
 * would work under `docusaurus start` and be dead on the site, which is why a rule watches it and not only a reviewer.
 */
const WHY =
  'Pages are not hydrated in production, so this would work under `docusaurus start` and do nothing on the site. ' +
  'Use HTML and CSS, a behaviour (src/behaviours) or an island (src/islands/README.md).';

/** React hooks that do something after the first render, or hold on to it. `useId` and `useContext` only render. */
const liveHooks =
  'State|Reducer|Effect|LayoutEffect|InsertionEffect|EffectEvent|Ref|ImperativeHandle|SyncExternalStore|Transition|' +
  'DeferredValue|Optimistic|ActionState|FormStatus|Memo|Callback';

/** Docusaurus hooks that only read what the build knows. */
const buildTimeHooks =
  'Doc|DocById|DocsSidebar|DocsVersion|BlogPost|BlogMetadata|GlobalData|PluginData|AllPluginInstancesData|' +
  'DocusaurusContext|RouteContext|Location|BaseUrl|BaseUrlUtils|BrokenLinks|ThemeConfig|PluralForm|DateTimeFormat';

/** For `no-restricted-globals`. */
export const browserGlobals = [
  ...[
    'window',
    'document',
    'navigator',
    'location',
    'history',
    'localStorage',
    'sessionStorage',
    'fetch',
    'matchMedia',
  ],
  ...['addEventListener', 'removeEventListener', 'requestAnimationFrame', 'requestIdleCallback', 'customElements'],
  ...['IntersectionObserver', 'ResizeObserver', 'MutationObserver', 'XMLHttpRequest', 'getComputedStyle', 'scrollTo'],
].map((name) => ({ name, message: WHY }));

/** Patterns for `no-restricted-imports`: hooks of React and of Docusaurus. */
export const importPatterns = [
  { regex: '^react$', importNamePattern: `^use(?:${liveHooks})$`, message: WHY },
  {
    regex: '^@(?:docusaurus|theme|theme-original|theme-init)/',
    allowImportNamePattern: `^[^u]|^use(?:${buildTimeHooks})$`,
    message: WHY,
  },
  { regex: '^@docusaurus/(?:BrowserOnly|ExecutionEnvironment|useIsBrowser|useIsomorphicLayoutEffect)$', message: WHY },
];

/** An `<a>` that opens no new tab and does not point into its own page. */
const internalLink =
  "JSXOpeningElement[name.name='a']:not(:has(JSXAttribute[name.name='target']))" +
  ":not(:has(JSXAttribute[name.name='href'] > Literal[value=/^#/]))" +
  ":not(:has(JSXAttribute[name.name='href'] TemplateElement:first-child[value.raw=/^#/]))";

/** A rule that forbids what any of the selectors finds. */
function restricted(message, ...selectors) {
  return {
    meta: { type: 'problem', schema: [] },
    create: (context) =>
      Object.fromEntries(selectors.map((selector) => [selector, (node) => context.report({ node, message })])),
  };
}

export const internalLinks = restricted(
  'Use Link of @docusaurus/Link: the check for broken links sees nothing else. A component that stands in an island ' +
    'too cannot; disable this line there and say so.',
  internalLink,
);

export const notHydrated = restricted(
  WHY,
  'JSXAttribute[name.name=/^on[A-Z]/]',
  `MemberExpression[object.name='React'][property.name=/^use(?:${liveHooks})$/]`,
  "MemberExpression[object.name='globalThis']",
);
