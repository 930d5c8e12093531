import type { Page, Route } from '@playwright/test';

// cspell:ignore connectionreset internetdisconnected

const SIGN_IN = { contentType: 'text/html', body: '<!DOCTYPE html><title>Sign in to this network</title>' };

/** The ways in which a file does not come, each with what the host answers. */
const answers = {
  '404': (route: Route) => route.fulfill({ ...SIGN_IN, status: 404 }),
  '500': (route: Route) => route.fulfill({ ...SIGN_IN, status: 500 }),
  'a reset connection': (route: Route) => route.abort('connectionreset'),
  'a page in its place': (route: Route) => route.fulfill(SIGN_IN),
  'half of the file': async (route: Route) => {
    const response = await route.fetch();
    const body = await response.body();
    await route.fulfill({ contentType: response.headers()['content-type'], body: body.subarray(0, body.length / 2) });
  },
  'no answer': () => Promise.resolve(),
  'no network': (route: Route) => route.abort('internetdisconnected'),
  'another build': (route: Route) => route.fulfill({ ...SIGN_IN, status: 404 }),
} as const;

export type Fault = keyof typeof answers;
export const faults = Object.keys(answers) as readonly Fault[];

/** A host that does not serve some files. */
export interface FaultyHost {
  /** To be called once the page is there, which needs a network itself */
  readonly begin: () => Promise<void>;
  /** Serves everything again */
  readonly mend: () => Promise<void>;
}

/** The page as another build has made it, whose scripts have other names. */
async function answerAnew(route: Route): Promise<void> {
  // A connection that was kept alive may be closed just then.
  const response = await route.fetch({ maxRetries: 2 });
  await route.fulfill({ response, body: (await response.text()).replace(/\/islands\.\w+\.js/g, '/islands.later.js') });
}

/**
 * Keeps files from a page.
 * @param isKept which requests
 */
export async function keepFrom(page: Page, fault: Fault, isKept: (path: string) => boolean): Promise<FaultyHost> {
  let isBegun = false;
  let isOver = false;
  const handle = async (route: Route): Promise<void> => {
    const { pathname } = new URL(route.request().url());
    // A page that is loaded anew is of the build whose files are there.
    isOver ||= fault === 'another build' && isBegun && route.request().isNavigationRequest();
    if (isOver) await route.fallback();
    else if (isKept(pathname)) await answers[fault](route);
    else if (fault === 'another build' && isBegun && !pathname.includes('.')) await answerAnew(route);
    else await route.fallback();
  };
  await page.route('**/*', handle);
  return {
    async begin() {
      isBegun = true;
      if (fault === 'no network') await page.context().setOffline(true);
    },
    async mend() {
      // Some answers may still be on their way.
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await page.context().setOffline(false);
    },
  };
}
