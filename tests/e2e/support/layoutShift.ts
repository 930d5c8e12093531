import type { Page } from '@playwright/test';
import { settled } from './settled';

declare global {
  interface Window {
    /** How far the page has moved so far, each time, and when, in milliseconds. */
    layoutShifts?: { readonly value: number; readonly startTime: number }[];
  }
}

/**
 * Adds up by how much each page visited from here on moves under the visitor's eyes: Cumulative Layout Shift, without the
 * windows of time that it is taken in, so never less.
 * @param from 'load' leaves out what moves while the page arrives: where it is cut on its way depends on the machine
 */
export async function watchLayoutShift(page: Page, from: 'start' | 'load' = 'start'): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts: NonNullable<Window['layoutShifts']> = (window.layoutShifts = []);
    new PerformanceObserver((list) => shifts.push(...(list.getEntries() as unknown as typeof shifts))).observe({
      type: 'layout-shift',
      buffered: true,
    });
  });
  return async () => {
    await page.waitForLoadState();
    await settled(page);
    return page.evaluate((isFromLoad) => {
      const [{ loadEventStart }] = performance.getEntriesByType('navigation') as [PerformanceNavigationTiming];
      const since = isFromLoad ? loadEventStart : 0;
      return (window.layoutShifts ?? [{ value: NaN, startTime: since }])
        .filter(({ startTime }) => startTime >= since)
        .reduce((sum, { value }) => sum + value, 0);
    }, from === 'load');
  };
}
