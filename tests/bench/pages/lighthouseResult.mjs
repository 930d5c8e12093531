// @ts-check

export const categories = /** @type {const} */ (['performance', 'accessibility', 'best-practices', 'seo']);

/** @typedef {typeof categories[number]} Category */

/**
 * The little of Lighthouse's result that is read here.
 * @typedef {object} LighthouseAudit
 * @property {string} title
 * @property {number | null} score from 0 to 1, null where it does not apply
 * @property {number} [numericValue]
 * @property {{ items?: { node?: { snippet?: string } }[] }} [details]
 */

/**
 * @typedef {object} LighthouseResult
 * @property {{ message: string } | undefined} [runtimeError]
 * @property {Record<string, { id: string, score: number | null, auditRefs: { id: string, weight: number }[] }>} categories
 * @property {Record<string, LighthouseAudit>} audits
 * @property {{ benchmarkIndex: number }} environment
 */

/**
 * What one visit of Lighthouse found.
 * @typedef {object} Visit
 * @property {Partial<Record<Category, number>>} scores from 0 to 100
 * @property {number} fcpMs
 * @property {number} lcpMs
 * @property {number} tbtMs
 * @property {number} cls
 * @property {number} benchmarkIndex how fast Lighthouse found the processor to be, before it slows it by calculation
 * @property {string[]} failures see failuresOf
 */

/**
 * The audits for which a category has less than 100, with the first element that each of them names.
 * @param {LighthouseResult} result
 * @returns {string[]}
 */
function failuresOf({ categories: found, audits }) {
  return Object.values(found)
    .filter(({ score }) => score !== null && Math.round(score * 100) < 100)
    .flatMap(({ id: category, auditRefs }) =>
      auditRefs.flatMap(({ id, weight }) => {
        const audit = audits[id];
        if (!audit || audit.score === null || audit.score === 1 || weight === 0) return [];
        const snippet = audit.details?.items?.[0]?.node?.snippet;
        return `${category}, ${id}: ${audit.title}${snippet ? ` (\`${snippet}\`)` : ''}`;
      }),
    );
}

/**
 * @param {LighthouseResult} result
 * @returns {Visit}
 * @throws {Error} when Lighthouse could not open the page
 */
export function readResult(result) {
  if (result.runtimeError) throw new Error(`Lighthouse: ${result.runtimeError.message}`);
  const value = (/** @type {string} */ id) => result.audits[id]?.numericValue ?? Number.NaN;
  return {
    scores: Object.fromEntries(
      Object.values(result.categories).map(({ id, score }) => [id, Math.round((score ?? Number.NaN) * 100)]),
    ),
    fcpMs: value('first-contentful-paint'),
    lcpMs: value('largest-contentful-paint'),
    tbtMs: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    benchmarkIndex: result.environment.benchmarkIndex,
    failures: failuresOf(result),
  };
}
