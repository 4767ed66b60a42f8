import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject } from 'vitest';
import { launchBrowser } from './browser.ts';

export const widths = { phone: 390, tablet: 820, desktop: 1440 } as const;

/** Milliseconds after which waiting for something fails the test. */
const patience = 20_000;

export type Visitor = Readonly<{ page: Page; context: BrowserContext; complaints: readonly string[] }>;

/** A visitor has dismissed the pop-ups of the demo, unless a journey is about them. */
export type VisitOptions = BrowserContextOptions & Readonly<{ popups?: boolean }>;

export type Journey = Readonly<{
  origin: () => string;
  /** A visitor with an empty browser; console errors are collected. */
  visit: (path: string, options?: VisitOptions) => Promise<Visitor>;
}>;

/** One browser for all files of a worker; it ends with the worker's process. */
let shared: Browser | undefined;

async function sharedBrowser(): Promise<Browser> {
  // One process for the frames of a page is enough here, and saves resources.
  if (!shared?.isConnected()) shared = await launchBrowser(['--disable-site-isolation-trials']);
  return shared;
}

/**
 * Sets up visits for a journey file. A visitor's browser closes at the end of the test that opened it; one of a
 * `beforeAll` at the end of the file.
 */
export function openJourney(): Journey {
  let browser: Browser | undefined;
  const untilEndOfFile: BrowserContext[] = [];
  const untilEndOfTest: BrowserContext[] = [];
  let contexts = untilEndOfFile;
  beforeAll(async () => {
    browser = await sharedBrowser();
  });
  beforeEach(() => {
    contexts = untilEndOfTest;
  });
  afterEach(() => close(untilEndOfTest));
  afterAll(() => close(untilEndOfFile));
  return {
    origin: shopOrigin,
    visit: async (path, { popups = false, ...options } = {}) => {
      if (!browser) throw new Error('a visit begins inside a test');
      const context = await browser.newContext({
        baseURL: shopOrigin(),
        viewport: { width: widths.desktop, height: 900 },
        reducedMotion: 'reduce',
        ...options,
      });
      contexts.push(context);
      if (!popups) await context.addInitScript(dismissPopups);
      context.setDefaultTimeout(patience);
      const page = await context.newPage();
      const complaints = collectComplaints(page);
      await page.goto(path);
      return { page, context, complaints };
    },
  };
}

/** Runs in the page before its scripts. */
function dismissPopups(): void {
  try {
    localStorage.setItem('eyelet.popups', JSON.stringify(['letters', 'join']));
  } catch {
    // A page without an origin has no storage.
  }
}

/** The shop of this worker. */
export function shopOrigin(): string {
  const origins = inject('shopOrigins');
  return origins[(Number(process.env.VITEST_POOL_ID) - 1) % origins.length] ?? '';
}

async function close(contexts: BrowserContext[]): Promise<void> {
  await Promise.all(
    contexts.splice(0).map(async (context) => {
      // Routes answered by the test may still be pending; they are abandoned.
      const routed = [context, ...context.pages()];
      // A context that its test has closed has no routes left.
      await Promise.all(routed.map((one) => one.unrouteAll({ behavior: 'ignoreErrors' }).catch(() => undefined)));
      await context.close();
    }),
  );
}

/** Errors of the page and of its console; a journey ends by expecting none. */
function collectComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    // Refused calls are part of many journeys; the browser reports their status as an error of its own.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      complaints.push(message.text());
  });
  return complaints;
}

/** Expects no output of the page in its console that needs a developer's attention. */
export function expectNoComplaints(visitor: Visitor): void {
  expect(visitor.complaints).toEqual([]);
}
