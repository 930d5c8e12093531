import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { Builder, Capabilities, Key, Origin, type WebDriver } from 'selenium-webdriver';
import { DriverService } from 'selenium-webdriver/remote';
import type { BrowserOptions, KeyName, StartedBrowser, Tab } from './tab';

// cspell:ignore displayfd nolisten webkitgtk

const keys: Readonly<Record<KeyName, string>> = {
  ArrowDown: Key.ARROW_DOWN,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Home: Key.HOME,
  Tab: Key.TAB,
};

/** WebKitGTK has no mode without a screen, so it gets one that nobody sees. */
async function startScreen(): Promise<{ process: ChildProcess; display: string }> {
  const options = ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
  const screen = spawn('Xvfb', options, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const [number] = (await once(screen.stdio[3] as Readable, 'data')) as [Buffer];
  return { process: screen, display: `:${number.toString().trim()}` };
}

/**
 * Writes a style for the toolbar of the browser, whose buttons would keep the window wider than a phone.
 * @returns the folder of settings that GTK is to read
 */
async function narrowToolbar(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'webkit-'));
  await mkdir(path.join(folder, 'gtk-3.0'));
  const style = '* { min-width: 0; padding: 0; border-width: 0; font-size: 1px; -gtk-icon-transform: scale(0.1); }\n';
  await writeFile(path.join(folder, 'gtk-3.0/gtk.css'), style);
  return folder;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/**
 * The browser that comes with WebKitGTK. The driver knows where it is, but starts it with options only when told.
 * @throws {Error} when it stands nowhere among Debian's libraries
 */
function findMiniBrowser(): string {
  const places = readdirSync('/usr/lib').map((folder) => `/usr/lib/${folder}/webkit2gtk-4.1/MiniBrowser`);
  const found = places.find((place) => existsSync(place));
  if (!found) throw new Error('MiniBrowser, which comes with webkit2gtk-driver, is not below /usr/lib.');
  return found;
}

function capabilitiesOf({ scripts }: BrowserOptions): Capabilities {
  const capabilities = new Capabilities().setBrowserName('MiniBrowser');
  if (scripts) return capabilities;
  const options = { binary: findMiniBrowser(), args: ['--automation', '--enable-javascript=false'] };
  return capabilities.set('webkitgtk:browserOptions', options);
}

function tabOf(driver: WebDriver): Tab {
  const evaluate: Tab['evaluate'] = (run, ...given) => driver.executeScript(run, ...given);
  const moveTo = ({ x, y }: { x: number; y: number }): ReturnType<WebDriver['actions']> =>
    driver.actions().move({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT, duration: 0 });
  return {
    open: (url) => driver.get(url),
    async resize(width, height) {
      const toolbar = await evaluate(() => outerHeight - innerHeight);
      await driver
        .manage()
        .window()
        .setRect({ x: 0, y: 0, width, height: height + toolbar });
    },
    evaluate,
    moveMouse: (to) => moveTo(to).perform(),
    click: (at) => moveTo(at).press().release().perform(),
    press: (key) => driver.actions().sendKeys(keys[key]).perform(),
    type: (text) => driver.actions().sendKeys(text).perform(),
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
  };
}

/** Starts WebKitGTK on a screen of its own, and speaks WebDriver with it. */
export async function startWebkit(options: BrowserOptions): Promise<StartedBrowser> {
  const { process: screen, display } = await startScreen();
  const settings = await narrowToolbar();
  const port = await freePort();
  const env = { ...process.env, DISPLAY: display, GDK_BACKEND: 'x11', XDG_CONFIG_HOME: settings };
  const service = new DriverService(options.executable, { loopback: true, port, args: [`--port=${port}`], env });
  const end = async (): Promise<void> => {
    await service.kill();
    screen.kill();
    await rm(settings, { recursive: true, force: true });
  };
  try {
    const driver = await new Builder()
      .usingServer(await service.start())
      .withCapabilities(capabilitiesOf(options))
      .build();
    return {
      tab: tabOf(driver),
      stop: async () => {
        await driver.quit();
        await end();
      },
    };
  } catch (error) {
    await end();
    throw error;
  }
}
