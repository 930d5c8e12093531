import { expect, test } from '@playwright/test';
import { expectOpen, faqItem, faqItems } from './support/faq';
import { eitherScreen } from './support/projects';

eitherScreen('accordion');

for (const path of [
  '/gold-loan',
  '/insurance/travel',
  '/credit-cards/beginner-friendly',
  '/investments/elss',
  '/savings-accounts',
]) {
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

test('a question opens and closes with Enter and with Space', async ({ page }) => {
  await page.goto('/gold-loan');
  const { question, answer } = faqItem(page, 1);
  await question.focus();
  await page.keyboard.press('Enter');
  await expect(answer).toBeVisible();
  await page.keyboard.press('Space');
  await expect(answer).toBeHidden();
});

test('a link inside an answer works', async ({ page }) => {
  await page.goto('/home-loans');
  const item = faqItems(page).filter({ hasText: 'CIBIL score below 750' });
  await item.locator('summary').click();
  await item.getByRole('link', { name: /six months of clean repayment/ }).click();
  await expect(page).toHaveURL('/blog/understanding-cibil-score');
});
