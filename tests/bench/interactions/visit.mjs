// @ts-check
import { chromiumFlags, chromiumPath, phone } from '../harness/browser.mjs';
import { importInstalled } from '../harness/importInstalled.mjs';
import { installBench } from './inPage.mjs';
import { slow4G } from './network.mjs';

/**
 * The part of Puppeteer that is used here: the DevTools protocol, and nothing that Puppeteer does on its own.
 * @typedef {{ send: (method: string, params?: object) => Promise<any> }} Session
 * @typedef {{ createCDPSession: () => Promise<Session>, url: () => string }} Target
 * @typedef {object} PuppeteerBrowser
 * @property {() => Target} target
 * @property {(is: (target: Target) => boolean) => Promise<Target>} waitForTarget
 * @property {() => Promise<void>} close
 */

/**
 * A page as a visitor has it.
 * @typedef {object} Visit
 * @property {(url: string) => Promise<void>} go returns when the document has been asked for
 * @property {<Args extends unknown[], Result>(run: (...args: Args) => Result, ...args: Args) => Promise<Awaited<Result>>} evaluate
 *   runs a function in the page, which gets and returns what JSON can hold
 * @property {(place: { x: number, y: number }) => Promise<void>} tap with one finger
 * @property {() => Promise<void>} close
 */

/** @param {Session} session @param {number} slowdown */
async function becomeSlowPhone(session, slowdown) {
  const { viewport, deviceScaleFactor } = phone;
  await session.send('Emulation.setDeviceMetricsOverride', { ...viewport, deviceScaleFactor, mobile: true });
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await session.send('Emulation.setLocaleOverride', { locale: phone.locale });
  await session.send('Emulation.setFocusEmulationEnabled', { enabled: true });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: slow4G.latencyMs,
    downloadThroughput: slow4G.downloadBitsPerSecond / 8,
    uploadThroughput: slow4G.uploadBitsPerSecond / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}

/**
 * Starts a browser whose pages do not know that they are watched. A library that steers pages has their engine report to
 * it (the protocol's Runtime domain), and then every Error that a script makes has its place in the source worked out. React
 * makes one when it starts, and on a processor slowed 4 times that takes 30 to 60 ms which no visitor ever waits.
 * @returns {Promise<{ visit: (slowdown: number) => Promise<Visit>, close: () => Promise<void> }>} `visit` opens a page that has
 *   never been anywhere, on slow 4G and a slowed processor
 */
export async function startVisits() {
  const { launch } = /** @type {{ launch: (options: object) => Promise<PuppeteerBrowser> }} */ (
    await importInstalled('puppeteer-core')
  );
  const browser = await launch({ executablePath: chromiumPath(), args: chromiumFlags, pipe: true });
  const root = await browser.target().createCDPSession();
  let opened = 0;
  return {
    visit: async (slowdown) => {
      opened += 1;
      const url = `about:blank#${opened}`;
      const { browserContextId } = await root.send('Target.createBrowserContext');
      await root.send('Target.createTarget', { url, browserContextId });
      const target = await browser.waitForTarget((candidate) => candidate.url() === url);
      const session = await target.createCDPSession();
      await session.send('Page.enable');
      await session.send('Page.addScriptToEvaluateOnNewDocument', { source: `(${String(installBench)})()` });
      await becomeSlowPhone(session, slowdown);
      return {
        go: async (address) => void (await session.send('Page.navigate', { url: address })),
        evaluate: async (run, ...args) => {
          const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
            expression: `(${String(run)})(...${JSON.stringify(args)})`,
            awaitPromise: true,
            returnByValue: true,
          });
          if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
          return result.value;
        },
        tap: async (place) => {
          await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [place] });
          await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
        },
        close: () => root.send('Target.disposeBrowserContext', { browserContextId }),
      };
    },
    close: () => browser.close(),
  };
}
