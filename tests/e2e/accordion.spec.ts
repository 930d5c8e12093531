import { expect, test } from '@playwright/test';
import { countOf, pages } from '../support/content';
import { sample } from '../support/sample';
import { expectOpen, faqItem, faqItems } from './support/faq';
import { AT_NIGHT, eitherScreen } from './support/projects';

eitherScreen();

const withQuestions = pages.filter((page) => countOf('Question', page) >= 3).map(({ url }) => url);

for (const path of sample(withQuestions, 1, 'questions')) {
  test(`${path}: one question is open at a time, and the open one closes`, async ({ page }) => {
    await page.goto(path);
    expect(await faqItems(page).count()).toBeGreaterThanOrEqual(3);
    await expectOpen(page, -1);
    await faqItem(page, 0).question.click();
    await expectOpen(page, 0);
    await faqItem(page, 2).question.click();
    await expectOpen(page, 2);
    await faqItem(page, 2).question.click();
    await expectOpen(page, -1);
  });
}

test('a question opens and closes with Enter and with Space', AT_NIGHT, async ({ page }) => {
  await page.goto('/gold-loan');
  const { question, answer } = faqItem(page, 1);
  await question.focus();
  await page.keyboard.press('Enter');
  await expect(answer).toBeVisible();
  await page.keyboard.press('Space');
  await expect(answer).toBeHidden();
});

test('a link inside an answer works', AT_NIGHT, async ({ page }) => {
  for (const path of withQuestions) {
    await page.goto(path);
    const item = faqItems(page)
      .filter({ has: page.locator('div a[href^="/"]') })
      .first();
    if ((await item.count()) === 0) continue;
    await item.locator('summary').click();
    const link = item.locator('div a[href^="/"]').first();
    const target = (await link.getAttribute('href')) ?? '';
    await link.click();
    await expect(page).toHaveURL(target);
    return;
  }
  throw new Error('No answer has a link.');
});
