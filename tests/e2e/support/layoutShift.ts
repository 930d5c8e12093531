import type { Page } from '@playwright/test';
import { settled } from './settled';

declare global {
  interface Window {
    /** How far the page has moved so far, each time. */
    layoutShifts?: number[];
  }
}

/**
 * Adds up by how much each page visited from here on moves under the visitor's eyes: Cumulative Layout Shift, without the
 * windows of time that it is taken in, so never less.
 */
export async function watchLayoutShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts: number[] = (window.layoutShifts = []);
    new PerformanceObserver((list) =>
      list.getEntries().forEach((entry) => shifts.push((entry as PerformanceEntry & { value: number }).value)),
    ).observe({ type: 'layout-shift', buffered: true });
  });
  return async () => {
    await settled(page);
    return page.evaluate(() => (window.layoutShifts ?? [NaN]).reduce((sum, shift) => sum + shift, 0));
  };
}
