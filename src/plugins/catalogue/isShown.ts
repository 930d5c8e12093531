/** The variables that decide; hosts set the last three. */
export interface Environment {
  readonly NODE_ENV?: string | undefined;
  readonly COMPONENTS_PAGE?: string | undefined;
  readonly NETLIFY?: string | undefined;
  readonly CONTEXT?: string | undefined;
  readonly VERCEL_ENV?: string | undefined;
}

/** What the host says it is building for; undefined where it says nothing, as on a computer of one's own. */
function deployment({ NETLIFY, CONTEXT, VERCEL_ENV }: Environment): string | undefined {
  return NETLIFY === 'true' && CONTEXT ? CONTEXT : VERCEL_ENV;
}

/**
 * Decides whether the page of components is built. It is under `docusaurus start` and in the previews of pull requests, on
 * Netlify and Vercel by itself and elsewhere with COMPONENTS_PAGE=yes. A host that says it is building for production is
 * believed, whatever the variable says.
 * @throws when COMPONENTS_PAGE is neither yes nor no
 */
export function isShown(environment: Environment): boolean {
  const { NODE_ENV, COMPONENTS_PAGE: wish } = environment;
  if (wish && wish !== 'yes' && wish !== 'no') throw new Error(`COMPONENTS_PAGE is "${wish}"; write yes or no.`);
  const deployedAs = deployment(environment);
  if (deployedAs === 'production' || wish === 'no') return false;
  return wish === 'yes' || NODE_ENV === 'development' || deployedAs === 'deploy-preview' || deployedAs === 'preview';
}
