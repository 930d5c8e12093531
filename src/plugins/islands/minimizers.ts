/** The part of Rspack that webpack, by whose types Docusaurus knows its bundler, does not have. */
interface Rspack {
  readonly SwcJsMinimizerRspackPlugin: new (options: { readonly minimizerOptions: object }) => object;
}

const SWC = 'SwcJsMinimizerRspackPlugin';

/**
 * SWC gives short names in the order of how often each letter stands in a script. The bundler's part holds hashes at that moment
 * that are replaced later, and they are others when the bundler's cache is warm: a second build had other names in its scripts,
 * so another hash in its pages. In the order of the alphabet, names depend on the code alone.
 */
const minimizerOptions = {
  ecma: 2020,
  module: true,
  compress: { ecma: 2020 },
  mangle: { disableCharFreq: true },
  format: { ecma: 2020, comments: false, ascii_only: true },
};

/**
 * Docusaurus's minimizers of a client build, but for scripts one whose names are the same at every build.
 * @param minimizers those of the configuration
 * @param bundler that makes the build
 * @throws when Docusaurus minimizes scripts with something else
 */
export function steadyMinimizers<Minimizer>(minimizers: readonly Minimizer[], bundler: object): Minimizer[] {
  const isForScripts = (minimizer: Minimizer): boolean => (minimizer as object).constructor.name === SWC;
  if (!minimizers.some(isForScripts))
    throw new Error(`Docusaurus has no ${SWC} any more: see src/plugins/DOCUSAURUS.md.`);
  const steady = new (bundler as Rspack)[SWC]({ minimizerOptions }) as Minimizer;
  return minimizers.map((minimizer) => (isForScripts(minimizer) ? steady : minimizer));
}
