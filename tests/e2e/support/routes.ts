import { readdirSync, readFileSync } from 'node:fs';
import { sample } from '../../support/sample';

/** The seven loan products. */
export const loanRoutes = [
  '/home-loans',
  '/personal-loans',
  '/business-loans',
  '/education-loan',
  '/car-loan',
  '/gold-loan',
  '/loan-against-property',
] as const;

/** The general card guide and its seven themes. */
export const cardRoutes = [
  '/credit-cards',
  '/credit-cards/cashback',
  '/credit-cards/travel',
  '/credit-cards/fuel',
  '/credit-cards/lifetime-free',
  '/credit-cards/shopping',
  '/credit-cards/beginner-friendly',
  '/credit-cards/premium',
] as const;

/** The insurance pages below the hub. */
export const insuranceRoutes = [
  '/insurance/health',
  '/insurance/term-life',
  '/insurance/car',
  '/insurance/bike',
  '/insurance/travel',
  '/insurance/home',
] as const;

export const investmentRoutes = [
  '/mutual-funds',
  '/investments/sip',
  '/investments/elss',
  '/investments/large-cap',
  '/investments/mid-small-cap',
  '/investments/debt-funds',
  '/investments/index-funds',
  '/investments/mutual-fund-basics',
  '/fixed-deposits',
  '/retirement-plans',
  '/tax-saving',
  '/savings-accounts',
] as const;

export const productRoutes: readonly string[] = [
  ...loanRoutes,
  ...cardRoutes,
  '/insurance',
  ...insuranceRoutes,
  ...investmentRoutes,
];

/** The slug of an article stands in its front matter. A file that starts with an underscore is no article of its own. */
function articleSlugs(): string[] {
  return readdirSync('blog')
    .filter((name) => name.endsWith('.mdx') && !name.startsWith('_'))
    .map((name) => {
      const slug = /^slug: *(\S+)$/m.exec(readFileSync(`blog/${name}`, 'utf8'))?.[1];
      if (!slug) throw new Error(`blog/${name} has no slug in its front matter.`);
      return slug;
    });
}

export const articleRoutes: readonly string[] = articleSlugs().map((slug) => `/blog/${slug}`);

/** Every route of SPEC section 2. */
export const specRoutes: readonly string[] = ['/', ...productRoutes, '/blog', ...articleRoutes];

/** Every page of the site: SPEC's routes, and those it does not ask for. */
export const allRoutes: readonly string[] = [...specRoutes, '/figures', '/changes', '/search'];

/** The pages below one address, such as /insurance, are of one kind. */
const areaOf = (path: string): string => (path.split('/').length > 2 ? (path.split('/')[1] ?? '') : '');

/**
 * Some pages of every area of the site: others each day, and all of them in `npm run test:all`.
 * @param salt a name of its own for each use
 */
export function dailyRoutes(count: number, salt: string): string[] {
  return sample(allRoutes, count, salt, areaOf);
}

/** Deals the routes out into groups of about the same weight, so that a slow walk can be shared between workers. */
export function batches(routes: readonly string[], count: number): string[][] {
  return Array.from({ length: count }, (_, group) => routes.filter((_route, index) => index % count === group));
}
