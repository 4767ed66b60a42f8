import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from 'playwright-core';

export type WindowOptions = BrowserContextOptions & Readonly<{ baseURL: string }>;

/**
 * A browser context with one page, for one visitor after the other. A process of its own, and scripts that are fetched
 * and compiled anew, are more than half of the work of a visit. Between two visitors everything goes but the cache.
 */
export type Window = Readonly<{
  context: BrowserContext;
  page: Page;
  /** Opens the first page of a visitor. */
  enter: (path: string) => Promise<void>;
  /** Empties it for the next visitor; false if it cannot serve another one. */
  empty: () => Promise<boolean>;
}>;

/** What a test does for good to a page or a context. */
const lasting = {
  page: ['addInitScript', 'exposeFunction', 'exposeBinding', 'emulateMedia', 'setExtraHTTPHeaders'],
  context: [
    ...['addInitScript', 'exposeFunction', 'exposeBinding', 'setExtraHTTPHeaders', 'newCDPSession'],
    ...['setOffline', 'grantPermissions', 'setGeolocation', 'setHTTPCredentials', 'clearPermissions'],
  ],
} as const;

const events = [
  ...(['console', 'dialog', 'download', 'load', 'pageerror', 'popup'] as const),
  ...(['request', 'requestfailed', 'requestfinished', 'response'] as const),
];

/** Visitors of one window, so that its memory does not grow without end. */
const mostVisitors = 40;

/** Milliseconds for emptying a window; one that needs longer is closed. */
const patience = 5_000;

/** Opens a window; `prepare` runs once, before its first page. */
export async function openWindow(
  browser: Browser,
  options: WindowOptions,
  prepare: (context: BrowserContext) => Promise<unknown>,
): Promise<Window> {
  const context = await browser.newContext(options);
  await prepare(context);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  const origin = new URL(options.baseURL).origin;
  let isSpent = false;
  let visitors = 0;
  const spend = () => {
    isSpent = true;
  };
  notice(page, lasting.page, spend);
  notice(context, lasting.context, spend);
  page.on('framenavigated', (frame) => {
    // What another origin has stored would have to be found first.
    if (/^https?:/.test(frame.url()) && new URL(frame.url()).origin !== origin) spend();
  });
  return {
    context,
    page,
    enter: async (path) => {
      await page.goto(path);
      if (visitors > 0) await devtools.send('Page.resetNavigationHistory');
    },
    empty: async () => {
      visitors += 1;
      if (visitors >= mostVisitors || page.isClosed()) return false;
      await Promise.all(context.pages().map((one) => one !== page && one.close()));
      if (isSpent) return false;
      for (const event of events) page.removeAllListeners(event);
      return emptyPage(page, devtools, origin, options.viewport).then(
        () => !isSpent,
        () => false,
      );
    },
  };
}

/** A file of the shop without scripts keeps the process of its pages alive, and stops what the last page still did. */
async function emptyPage(
  page: Page,
  devtools: CDPSession,
  origin: string,
  size: WindowOptions['viewport'],
): Promise<void> {
  await page.goto(`${origin}/robots.txt`, { timeout: patience, waitUntil: 'commit' });
  await page.mouse.move(-1, -1);
  const now = page.viewportSize();
  if (size && (now?.width !== size.width || now.height !== size.height)) await page.setViewportSize(size);
  await page.context().clearCookies();
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  const storageTypes = 'cache_storage,indexeddb,service_workers';
  await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes });
}

/** Calls back when one of the methods is called, or the clock is asked for. */
function notice(target: Page | BrowserContext, methods: readonly string[], used: () => void): void {
  const own = target as unknown as Record<string, unknown>;
  for (const name of methods) {
    const method = own[name] as (...parts: unknown[]) => unknown;
    own[name] = (...parts: unknown[]) => {
      used();
      return method.apply(target, parts);
    };
  }
  const { clock } = target;
  Object.defineProperty(target, 'clock', {
    get: () => {
      used();
      return clock;
    },
  });
}
