import { expect, test, type Locator, type Page } from '@playwright/test';
import { addressNow } from '../support/content';
import { eitherScreen } from './support/projects';
import { scriptsArrived } from './support/scripts';
import { wholePage } from './support/wholePage';

eitherScreen('chat');

declare global {
  interface Window {
    /** When the chat button was first seen, in milliseconds since the page was asked for. */
    chatSeenAt?: number;
  }
}

function chatButton(page: Page): Locator {
  return page.getByRole('link', { name: /^Chat with us/ });
}

test.beforeAll(async ({ request }) => {
  const home = await (await request.get('/')).text();
  expect(home, 'Pages offer a chat in a build with a number: CHAT_PHONE=919812345678 npm run build').toContain('wa.me');
});

/** What the link would send, once decoded. */
async function messageOf(link: Locator): Promise<string> {
  const href = (await link.getAttribute('href')) ?? '';
  expect(href).toMatch(/^https:\/\/wa\.me\/\d{10,15}\?text=[^\s&]+$/);
  return decodeURIComponent(href.split('?text=')[1] ?? '');
}

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`the chat button appears two seconds after the page (motion: ${reducedMotion})`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await page.addInitScript(() => {
      const look = (): void => {
        const link = document.querySelector('a[href^="https://wa.me/"]:has(svg):not(main *)');
        if (link?.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
          window.chatSeenAt = performance.now();
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await page.goto('/gold-loan');
    await page.waitForFunction(() => window.chatSeenAt !== undefined, undefined, { timeout: 8000 });
    const waited = await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      return (window.chatSeenAt ?? NaN) - (navigation?.responseEnd ?? NaN);
    });
    expect(waited).toBeGreaterThanOrEqual(2000);
    expect(waited).toBeLessThan(4000);
    await expect(chatButton(page)).toBeVisible();
  });
}

test('it opens a chat in a new tab with the message already written', async ({ page, context }) => {
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }));
  await page.goto('/gold-loan');
  expect(await messageOf(chatButton(page))).toMatch(/^\S+ .* .*\w/);
  const opened = context.waitForEvent('page');
  await chatButton(page).click();
  const chat = await opened;
  await chat.waitForURL(/wa\.me/);
  expect(await chat.evaluate(() => window.opener === null)).toBe(true);
  await expect(page).toHaveURL(addressNow('/gold-loan'));
});

test('"Talk to an Expert" on the home page opens the same chat', async ({ page }) => {
  await page.goto('/');
  const expert = page.getByRole('link', { name: /^Talk to an Expert/ });
  await expect(expert).toBeVisible();
  await expect(expert).toHaveAttribute('target', '_blank');
  await expect(expert).toHaveAttribute('rel', /noopener/);
  expect(await messageOf(expert)).toBe(await messageOf(chatButton(page)));
});

test('it never covers a notice', async ({ page }) => {
  await page.goto('/gold-loan');
  await expect(chatButton(page)).toBeVisible();
  await page.getByRole('button', { name: 'Check Eligibility (Coming Soon)' }).click();
  const dismiss = page.getByRole('button', { name: 'Dismiss notice' });
  // A click that something else would catch fails.
  await dismiss.click({ timeout: 3000 });
  await expect(dismiss).toBeHidden();
});

test('it covers no figure, wherever a visitor has scrolled to', async ({ page }) => {
  await page.goto('/fixed-deposits');
  await scriptsArrived(page);
  await wholePage(page);
  await expect(chatButton(page)).toBeVisible();
  const states = new Set<string>();
  for (let screen = 0; screen < 24; screen++) {
    await page.mouse.wheel(0, 200);
    const covered = (): Promise<string> =>
      chatButton(page).evaluate((button) => {
        if (!button.checkVisibility({ opacityProperty: true })) return 'away';
        const box = button.getBoundingClientRect();
        const figures = [...document.querySelectorAll('main :is(table, dl)')].find((element) => {
          // What is folded away still has a place.
          if (!element.checkVisibility()) return false;
          const { left, right, top, bottom } = element.getBoundingClientRect();
          return left < box.right && right > box.left && top < box.bottom && bottom > box.top;
        });
        return figures ? `covers ${figures.textContent.slice(0, 40)}` : 'free';
      });
    await expect.poll(covered, { timeout: 5000 }).not.toMatch(/^covers/);
    states.add(await covered());
  }
  expect(states).toContain('free');
});

test('on a page loaded anew it covers no figure either, before anybody scrolls', async ({ page }) => {
  // On a wide screen there is room beside the figures.
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/home-loans');
  await wholePage(page);
  await page.locator('[data-island="HomeLoans"] ol > li').nth(2).scrollIntoViewIfNeeded();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await page.reload();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await expect(page.locator('[data-chat]')).toHaveAttribute('data-away');
});
