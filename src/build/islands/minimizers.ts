/** The part of Rspack that webpack's types, used by Docusaurus, do not have. */
interface Rspack {
  readonly SwcJsMinimizerRspackPlugin: new (options: { readonly minimizerOptions: object }) => object;
}

const SWC = 'SwcJsMinimizerRspackPlugin';

/**
 * By default, SWC chooses short names by character frequency. At that point the bundler's runtime contains placeholder hashes, which differ with a
 * warm bundler cache: a second build had other names in its scripts, so other hashes in its pages. With `disableCharFreq`, names depend on the code
 * alone.
 */
const minimizerOptions = {
  ecma: 2020,
  module: true,
  compress: { ecma: 2020 },
  mangle: { disableCharFreq: true },
  format: { ecma: 2020, comments: false, ascii_only: true },
};

/**
 * Docusaurus's minimizers of a client build, with the one for scripts replaced by one with reproducible names.
 * @param minimizers of the configuration
 * @param bundler that makes the build
 * @throws when Docusaurus minimizes scripts with something else
 */
export function steadyMinimizers<Minimizer>(minimizers: readonly Minimizer[], bundler: object): Minimizer[] {
  const isForScripts = (minimizer: Minimizer): boolean => (minimizer as object).constructor.name === SWC;
  if (!minimizers.some(isForScripts))
    throw new Error(`Docusaurus has no ${SWC} any more: see src/build/DOCUSAURUS.md.`);
  const steady = new (bundler as Rspack)[SWC]({ minimizerOptions }) as Minimizer;
  return minimizers.map((minimizer) => (isForScripts(minimizer) ? steady : minimizer));
}
