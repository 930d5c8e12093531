import puppeteer, { ProtocolError } from 'puppeteer-core';
import type { BrowserOptions, StartedBrowser } from './tab';

/** Firefox 140, the extended release of Debian, does not know the last of the commands that set the room of a page. */
function allowUnknownCommand(error: unknown): void {
  if (!(error instanceof ProtocolError && error.message.includes('unknown command'))) throw error;
}

/** Starts Firefox without a window on the screen, and speaks WebDriver BiDi with it. */
export async function startFirefox({ executable, scripts }: BrowserOptions): Promise<StartedBrowser> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: executable,
    headless: true,
    defaultViewport: null,
    extraPrefsFirefox: { 'javascript.enabled': scripts, 'intl.accept_languages': 'en-IN' },
  });
  const page = await browser.newPage();
  return {
    tab: {
      open: async (url) => {
        await page.goto(url);
      },
      resize: (width, height) => page.setViewport({ width, height }).catch(allowUnknownCommand),
      evaluate: (run, ...given) => page.evaluate(run as never, ...given),
      moveMouse: ({ x, y }) => page.mouse.move(x, y),
      click: ({ x, y }) => page.mouse.click(x, y),
      press: (key) => page.keyboard.press(key),
      type: (text) => page.keyboard.type(text),
      screenshot: async () => Buffer.from(await page.screenshot()),
    },
    stop: () => browser.close(),
  };
}
