import { expect, test, type Locator, type Page } from '@playwright/test';
import { addressNow, articles } from '../support/content';
import { sample } from '../support/sample';
import { atRest } from './support/covered';
import { AT_NIGHT, eitherScreen } from './support/projects';
import { scriptsArrived } from './support/scripts';
import { wholePage } from './support/wholePage';

eitherScreen();

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

for (const reducedMotion of sample(['no-preference', 'reduce'] as const, 1, 'motion of the chat button')) {
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
    await page.goto('/car-loan');
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

test('it never covers a notice, and opens a chat in a new tab with the message already written', async ({
  page,
  context,
}) => {
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }));
  // Where the first screen of a phone has room for it
  await page.goto('/car-loan');
  await expect(chatButton(page)).toBeVisible();
  await page.getByRole('button', { name: 'Check Eligibility (Coming Soon)' }).click();
  const dismiss = page.getByRole('button', { name: 'Dismiss notice' });
  // A click that something else would catch fails.
  await dismiss.click({ timeout: 3000 });
  await expect(dismiss).toBeHidden();
  expect(await messageOf(chatButton(page))).toMatch(/^\S+ .* .*\w/);
  const opened = context.waitForEvent('page');
  await chatButton(page).click();
  const chat = await opened;
  await chat.waitForURL(/wa\.me/);
  expect(await chat.evaluate(() => window.opener === null)).toBe(true);
  await expect(page).toHaveURL(addressNow('/car-loan'));
});

test('"Talk to an Expert" on the home page opens the same chat', AT_NIGHT, async ({ page }) => {
  await page.goto('/');
  const expert = page.getByRole('link', { name: /^Talk to an Expert/ });
  await expect(expert).toBeVisible();
  await expect(expert).toHaveAttribute('target', '_blank');
  await expect(expert).toHaveAttribute('rel', /noopener/);
  expect(await messageOf(expert)).toBe(await messageOf(chatButton(page)));
});

/** What the chat button lies over: text is all that it may. */
function covered(page: Page): Promise<string> {
  return chatButton(page).evaluate((button) => {
    if (!button.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return 'away';
    const box = button.getBoundingClientRect();
    const taken =
      'a, button, input, select, textarea, summary, label, [tabindex="0"], [role="slider"], main :is(li > b, p[data-ranking], table, dl, figure, [data-later]), [data-result-bar], [data-tray]';
    const below = [...document.querySelectorAll(taken)].find((element) => {
      // What is folded away still has a place.
      if (element === button || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        return false;
      return [...element.getClientRects()].some((part) => {
        const [left, right] = [Math.max(part.left, box.left), Math.min(part.right, box.right)];
        const [top, bottom] = [Math.max(part.top, box.top), Math.min(part.bottom, box.bottom)];
        if (right - left <= 1 || bottom - top <= 1) return false;
        // A part that is scrolled out of its frame has a place, too.
        return document.elementsFromPoint((left + right) / 2, (top + bottom) / 2).includes(element);
      });
    });
    return below ? `covers ${below.tagName} ${below.textContent.slice(0, 40)}` : 'free';
  });
}

const widths = [320, 360, 768, 1440] as const;
const kinds = [
  ...['/', '/home-loans', '/fixed-deposits', '/credit-cards', '/insurance/health', '/gold-loan', '/calculators/sip'],
  ...[
    '/calculators',
    '/questions',
    '/compare',
    '/blog',
    '/search',
    '/figures',
    '/glossary',
    '/about',
    '/no-such-page',
    articles[0]!.path,
  ],
];
const screens = widths.flatMap((width) => kinds.map((path) => ({ width, path })));

for (const { width, path } of sample(screens, 1, 'chat button', (screen) => String(screen.width))) {
  test(`${path} at ${width}: it covers nothing that is pressed, written in or read off`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width, height: width < 700 ? 740 : 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await scriptsArrived(page);
    // It appears after two seconds.
    await chatButton(page).evaluate((button) => Promise.all(button.getAnimations().map(({ finished }) => finished)));
    const states = new Set<string>();
    let before = -1;
    for (let y = 0; y !== before;) {
      await expect.poll(() => covered(page), { message: `at ${y}`, timeout: 3000 }).not.toMatch(/^covers/);
      states.add(await covered(page));
      before = y;
      y = await page.evaluate(() => {
        scrollBy({ top: 173, behavior: 'instant' });
        return scrollY;
      });
      await atRest(page);
    }
    expect([...states]).toContain('free');
  });
}

test('it does not cover the answer below fields that were just opened', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/home-loans');
  await scriptsArrived(page);
  await page.locator('main summary').first().click();
  await expect(page.locator('[data-opens-beside][open]')).toBeVisible();
  await chatButton(page).evaluate((button) => Promise.all(button.getAnimations().map(({ finished }) => finished)));
  await atRest(page);
  await expect.poll(() => covered(page), { timeout: 3000 }).not.toMatch(/^covers/);
});

test('it does not cover what is said while scripts are awaited', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 });
  // Never answered: neither the list nor what moves the button
  await page.route(/assets\/js\/(?!islands)/, () => undefined);
  await page.goto('/home-loans');
  await scriptsArrived(page);
  await page.locator('main summary').first().click();
  const note = page.locator('[data-island-note="slow"]');
  await expect(note).toBeVisible();
  await chatButton(page).evaluate((button) => Promise.all(button.getAnimations().map(({ finished }) => finished)));
  const isOnTop = await note.evaluate((node) => {
    const { right, top, height } = node.getBoundingClientRect();
    return node.contains(document.elementFromPoint(right - 28, top + height / 2));
  });
  expect(isOnTop).toBe(true);
});

test('on a page loaded anew it covers no figure either, before anybody scrolls', AT_NIGHT, async ({ page }) => {
  // On a wide screen there is room beside the figures.
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/home-loans');
  await wholePage(page);
  await page.locator('[data-island="OfferList"] ol > li').nth(2).scrollIntoViewIfNeeded();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await page.reload();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await expect(page.locator('[data-chat]')).toHaveAttribute('data-away');
});
