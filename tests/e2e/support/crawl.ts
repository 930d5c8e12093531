import type { APIRequestContext, Browser } from '@playwright/test';

/** What a page says about itself, read from its HTML as the server sends it. */
export interface CrawledPage {
  readonly path: string;
  readonly status: number;
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  /** Address of the picture that stands beside a shared link, and its words for those who do not see it. */
  readonly picture: string;
  readonly pictureWords: string;
  readonly robots: string;
  readonly lang: string;
  readonly h1s: readonly string[];
  /** What a fragment can point at. */
  readonly ids: readonly string[];
  /** The `href` of every link that stays inside the site. */
  readonly links: readonly string[];
}

let crawled: Promise<CrawledPage[]> | undefined;

/** Reads the pages, once in a worker. The browser's own parser reads the HTML; none of its scripts run. */
export function crawlSite(
  browser: Browser,
  request: APIRequestContext,
  routes: readonly string[],
): Promise<readonly CrawledPage[]> {
  crawled ??= crawl(browser, request, routes);
  return crawled;
}

async function crawl(browser: Browser, request: APIRequestContext, routes: readonly string[]): Promise<CrawledPage[]> {
  const answers = await Promise.all(
    routes.map(async (path) => {
      const response = await request.get(path, { maxRedirects: 0 });
      return { path, status: response.status(), html: await response.text() };
    }),
  );
  const page = await browser.newPage();
  try {
    return await page.evaluate(
      (all) =>
        all.map(({ path, status, html }) => {
          const parsed = new DOMParser().parseFromString(html, 'text/html');
          const attribute = (selector: string, name: string): string =>
            parsed.querySelector(selector)?.getAttribute(name) ?? '';
          return {
            path,
            status,
            title: parsed.title,
            description: attribute('meta[name="description"]', 'content'),
            canonical: attribute('link[rel="canonical"]', 'href'),
            picture: attribute('meta[property="og:image"]', 'content'),
            pictureWords: attribute('meta[property="og:image:alt"]', 'content'),
            robots: attribute('meta[name="robots"]', 'content'),
            lang: parsed.documentElement.lang,
            h1s: [...parsed.querySelectorAll('h1')].map((heading) => heading.textContent.trim()),
            ids: [...parsed.querySelectorAll('[id]')].map(({ id }) => id),
            links: [...parsed.querySelectorAll('a[href]')]
              .map((link) => link.getAttribute('href') ?? '')
              .filter((href) => /^[/#?]/.test(href) && !href.startsWith('//')),
          };
        }),
      answers,
    );
  } finally {
    await page.close();
  }
}
