import { expect, type Page } from '@playwright/test';
import type { OwnHost } from './ownHost';
import { scriptsArrived } from './scripts';
import { settled } from './settled';

/** Two pages without a calculator or a list. */
export const [FIRST, SECOND] = ['/about', '/method'] as const;

/** Leaves a page for another as a link does, so that the second knows where the visitor came from. */
export async function follow(page: Page, to: string): Promise<void> {
  await page.evaluate((address) => {
    const link = document.createElement('a');
    link.href = address;
    document.body.append(link);
    link.click();
  }, to);
  await page.waitForURL((url) => url.pathname + url.search + url.hash === to);
  await scriptsArrived(page);
}

/** Scrolls a little, as a reader does. */
export async function scroll(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, 200));
  await settled(page);
}

/** Whether a worker answers for the page. */
export const isControlled = (page: Page): Promise<boolean> =>
  page.evaluate(() => Boolean(navigator.serviceWorker.controller));

/** What the copies on the device are called. */
export const keptAddresses = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const keys = names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url));
    return (await Promise.all(keys)).flat();
  });

/** A visitor of two pages, whose browser has the worker by now. */
export async function visitTwoPages(page: Page, host: OwnHost): Promise<void> {
  await page.goto(host.url + FIRST);
  await scriptsArrived(page);
  await follow(page, SECOND);
  await scroll(page);
  await expect.poll(() => isControlled(page), { timeout: 30_000 }).toBe(true);
  await expect.poll(() => keptAddresses(page)).toEqual(expect.arrayContaining([host.url + FIRST, host.url + SECOND]));
}
