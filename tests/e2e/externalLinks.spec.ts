import { expect, test } from '@playwright/test';
import { desktopOnly } from './support/projects';
import { allRoutes, batches } from './support/routes';

desktopOnly();

batches(allRoutes, 2).forEach((routes, index) => {
  test(`links to other sites are https, open a new tab and keep no handle on this one (${index + 1} of 2)`, async ({
    page,
    request,
  }) => {
    for (const path of routes) {
      // Read as HTML, without loading what the page refers to.
      const html = await (await request.get(path)).text();
      const links = await page.evaluate((source) => {
        const parsed = new DOMParser().parseFromString(source, 'text/html');
        return [...parsed.querySelectorAll('a[href]')]
          .map((link) => ({
            href: link.getAttribute('href') ?? '',
            target: link.getAttribute('target'),
            rel: link.getAttribute('rel') ?? '',
          }))
          .filter(({ href }) => /^(?:\w+:|\/\/)/.test(href));
      }, html);
      // Every page has the chat button at least, in a build with CHAT_PHONE.
      expect(links.length, path).toBeGreaterThan(0);
      for (const { href, target, rel } of links) {
        expect.soft(href, path).toMatch(/^https:\/\/[\w.-]+\.[a-z]+(?:\/|$)/);
        expect.soft(target, `${path}: ${href}`).toBe('_blank');
        expect.soft(rel, `${path}: ${href}`).toContain('noopener');
      }
    }
  });
});
