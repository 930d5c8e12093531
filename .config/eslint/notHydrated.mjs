/**
 * The line that DESIGN.md, section 2, draws: pages are HTML and are not hydrated in production. Whatever needs the browser
 * lives in src/parts/islands or src/behaviours. Elsewhere it would work under `docusaurus start` and be dead on the site, which
 * is why a rule watches it and not only a reviewer.
 */
const WHY =
  'Pages are not hydrated in production, so this would work under `docusaurus start` and do nothing on the site. ' +
  'Use HTML and CSS, a behaviour (src/behaviours) or an island (src/parts/islands).';

/** React hooks that do something after the first render, or hold on to it. `useId` and `useContext` only render. */
const liveHooks =
  'State|Reducer|Effect|LayoutEffect|InsertionEffect|EffectEvent|Ref|ImperativeHandle|SyncExternalStore|Transition|' +
  'DeferredValue|Optimistic|ActionState|FormStatus|Memo|Callback';

/** Docusaurus hooks that only read what the build knows. */
const buildTimeHooks =
  'Doc|DocById|DocsSidebar|DocsVersion|BlogPost|BlogMetadata|GlobalData|PluginData|AllPluginInstancesData|' +
  'DocusaurusContext|RouteContext|Location|BaseUrl|BaseUrlUtils|BrokenLinks|ThemeConfig|PluralForm|DateTimeFormat';

const browserGlobals = [
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
];

/** Patterns for `no-restricted-imports`: hooks of React and of Docusaurus. */
const importPatterns = [
  { regex: '^react$', importNamePattern: `^use(?:${liveHooks})$`, message: WHY },
  {
    regex: '^@(?:docusaurus|theme|theme-original|theme-init)/',
    importNamePattern: `^use(?!(?:${buildTimeHooks})$)[A-Z]`,
    message: WHY,
  },
  { regex: '^@docusaurus/(?:BrowserOnly|ExecutionEnvironment|useIsBrowser|useIsomorphicLayoutEffect)$', message: WHY },
];

/** An `<a>` that opens no new tab and does not point into its own page. */
const internalLink =
  "JSXOpeningElement[name.name='a']:not(:has(JSXAttribute[name.name='target']))" +
  ":not(:has(JSXAttribute[name.name='href'] > Literal[value=/^#/]))" +
  ":not(:has(JSXAttribute[name.name='href'] TemplateElement:first-child[value.raw=/^#/]))";

const restrictedSyntax = [
  {
    selector: internalLink,
    message:
      'Use Link of @docusaurus/Link: the check for broken links sees nothing else. A component that stands in an island ' +
      'too cannot; disable this line there and say so.',
  },
  { selector: 'JSXAttribute[name.name=/^on[A-Z]/]', message: WHY },
  { selector: `MemberExpression[object.name='React'][property.name=/^use(?:${liveHooks})$/]`, message: WHY },
  { selector: "MemberExpression[object.name='globalThis']", message: WHY },
];

export const notHydrated = {
  importPatterns,
  rules: {
    'no-restricted-globals': ['error', ...browserGlobals.map((name) => ({ name, message: WHY }))],
    'no-restricted-syntax': ['error', ...restrictedSyntax],
  },
};
