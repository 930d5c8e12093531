import { expect, type Locator, type Page } from '@playwright/test';

type Field = 'Loan amount' | 'Tenure' | 'Interest rate';

export interface Calculator {
  readonly root: Locator;
  text(field: Field): Locator;
  slider(field: Field): Locator;
  figure(name: 'Monthly EMI' | 'Total payable' | 'Total interest'): Locator;
}

export function calculatorOf(page: Page): Calculator {
  const root = page.getByRole('group', { name: 'EMI calculator' });
  return {
    root,
    text: (name) => root.getByRole('textbox', { name }),
    slider: (name) => root.getByRole('slider', { name }),
    figure: (name) => root.locator(`dt:text-is("${name}") + dd`),
  };
}

/** Waits until the calculator answers: its code is fetched when it comes near. */
export async function awake(page: Page): Promise<void> {
  await expect(page.locator('[data-island="Calculator"]')).toHaveAttribute('data-island-status', 'live');
}

/** Opens the page, goes to the calculator and waits until it answers. */
export async function openCalculator(page: Page): Promise<Calculator> {
  await page.goto('/home-loans');
  const calculator = calculatorOf(page);
  await calculator.root.scrollIntoViewIfNeeded();
  await awake(page);
  return calculator;
}

/** Expects the three figures of the result, in Indian grouping. */
export async function expectResult(
  calculator: Calculator,
  emi: string,
  total: string,
  interest: string,
): Promise<void> {
  await expect(calculator.figure('Monthly EMI')).toHaveText(`₹${emi}`);
  await expect(calculator.figure('Total payable')).toHaveText(`₹${total}`);
  await expect(calculator.figure('Total interest')).toHaveText(`₹${interest}`);
}

/** The point of a slider's track at a share of its width, brought onto the screen. */
export async function pointOnTrack(slider: Locator, share: number): Promise<{ x: number; y: number }> {
  await slider.evaluate((node) => node.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const box = await slider.boundingBox();
  if (!box) throw new Error('The slider is not on the page.');
  return { x: box.x + box.width * share, y: box.y + box.height / 2 };
}

/** Drags with one finger, which Playwright's own touchscreen cannot. */
export async function dragWithFinger(
  page: Page,
  from: { x: number; y: number },
  to: { x: number; y: number },
): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]): Promise<unknown> =>
    devTools.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  await touch('touchStart', [from]);
  for (let step = 1; step <= 10; step++) {
    const at = (axis: 'x' | 'y'): number => from[axis] + ((to[axis] - from[axis]) * step) / 10;
    await touch('touchMove', [{ x: at('x'), y: at('y') }]);
  }
  await touch('touchEnd', []);
}
