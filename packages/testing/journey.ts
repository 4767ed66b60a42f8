import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeEach, expect, inject } from 'vitest';
import { launchBrowser } from './browser.ts';
import { openWindow, type Window, type WindowOptions } from './windows.ts';

export const widths = { phone: 390, tablet: 820, desktop: 1440 } as const;

/** Milliseconds after which waiting for something fails the test. */
const patience = 30_000;

export type Visitor = Readonly<{ page: Page; context: BrowserContext; complaints: readonly string[] }>;

/** A visitor has dismissed the pop-ups of the demo and refused all cookies, unless a journey is about these. */
export type VisitOptions = BrowserContextOptions &
  Readonly<{
    popups?: boolean;
    /** What the visitor has answered to the question of consent; `open`: nothing yet. */
    consent?: 'refused' | 'given' | 'open';
    /** With nothing in the browser's cache either. */
    firstTime?: boolean;
  }>;

export type Journey = Readonly<{
  origin: () => string;
  /** A visitor with an empty browser; console errors are collected. */
  visit: (path: string, options?: VisitOptions) => Promise<Visitor>;
}>;

/** The browsers of all files of a worker, with and without pictures; they end with the worker's process. */
const shared = new Map<boolean, Browser>();

async function sharedBrowser(pictures: boolean): Promise<Browser> {
  const known = shared.get(pictures);
  if (known?.isConnected()) return known;
  // One process for the frames of a page is enough here, and saves resources; so does a page that is left before what optimises its
  // scripts has paid off: a third of the work of a visit, with a check of its accessibility.
  const light = [
    '--disable-site-isolation-trials',
    '--js-flags=--no-opt --no-maglev',
    ...(pictures ? [] : ['--blink-settings=imagesEnabled=false']),
  ];
  const browser = await launchBrowser(light);
  shared.set(pictures, browser);
  return browser;
}

type KeptWindow = Readonly<{ key: string; baseURL: string; window: Window }>;

/** Windows without a visitor; the one that was used last is the last. */
const waiting: KeptWindow[] = [];

/** More would only take memory: most visitors come with the same options. */
const mostWaiting = 4;

export type JourneyOptions = Readonly<{
  /** With pictures, for what is about them: to make and to draw them is a seventh of the work of a visit. */
  pictures?: boolean;
}>;

/**
 * Sets up visits for a journey file. A visitor goes at the end of the test that they came in; one of a `beforeAll` at
 * the end of the file.
 */
export function openJourney({ pictures = false }: JourneyOptions = {}): Journey {
  const untilEndOfFile: KeptWindow[] = [];
  const untilEndOfTest: KeptWindow[] = [];
  let used = untilEndOfFile;
  beforeEach(() => {
    used = untilEndOfTest;
  });
  afterEach(() => leave(untilEndOfTest));
  afterAll(async () => {
    await leave(untilEndOfFile);
    // The other shops of the file end with it.
    await close(waiting.filter(({ baseURL }) => baseURL !== shopOrigin()));
  });
  return {
    origin: shopOrigin,
    visit: async (path, options = {}) => {
      const kept = await windowFor(options, pictures);
      used.push(kept);
      const { context, page, enter } = kept.window;
      const complaints = collectComplaints(page);
      await enter(path);
      return { page, context, complaints };
    },
  };
}

async function windowFor(
  { popups = false, consent = 'refused', firstTime = false, ...asked }: VisitOptions,
  pictures: boolean,
): Promise<KeptWindow> {
  const options: WindowOptions = {
    baseURL: shopOrigin(),
    viewport: { width: widths.desktop, height: 900 },
    reducedMotion: 'reduce',
    ...asked,
  };
  const { baseURL = shopOrigin() } = options;
  const key = JSON.stringify([options, popups, consent, pictures]);
  const found = firstTime || options.storageState ? -1 : waiting.findLastIndex((one) => one.key === key);
  const [kept] = found < 0 ? [] : waiting.splice(found, 1);
  if (kept && !kept.window.page.isClosed()) return kept;
  const window = await openWindow(await sharedBrowser(pictures), { ...options, baseURL }, async (context) => {
    context.setDefaultTimeout(patience);
    if (!popups) await context.addInitScript(dismissPopups);
    if (consent !== 'open') await context.addInitScript(answerConsent, consent === 'given');
  });
  return { key, baseURL, window };
}

/** Visitors go, and their windows wait for the next ones. */
async function leave(used: KeptWindow[]): Promise<void> {
  await Promise.all(
    used.splice(0).map(async (kept) => {
      const { context, empty } = kept.window;
      // Routes answered by the test may still be pending; they are abandoned. A context that its test has closed has
      // none left.
      const routed = [context, ...context.pages()];
      await Promise.all(routed.map((one) => one.unrouteAll({ behavior: 'ignoreErrors' }).catch(() => undefined)));
      if (await empty()) waiting.push(kept);
      else await context.close();
    }),
  );
  await close(waiting.slice(0, -mostWaiting));
}

async function close(kept: readonly KeptWindow[]): Promise<void> {
  for (const one of kept) waiting.splice(waiting.indexOf(one), 1);
  await Promise.all(kept.map(({ window }) => window.context.close()));
}

/** Runs in the page before its scripts. */
function dismissPopups(): void {
  try {
    localStorage.setItem('eyelet.popups', JSON.stringify(['letters', 'join']));
  } catch {
    // A page without an origin has no storage.
  }
}

/** Runs in the page before its scripts; what a test has chosen since stays. */
function answerConsent(given: boolean): void {
  try {
    const choice = JSON.stringify({ C0002: given, C0003: given, C0004: given });
    localStorage.setItem('eyelet-consent', localStorage.getItem('eyelet-consent') ?? choice);
  } catch {
    // A page without an origin has no storage.
  }
}

/** The shop of this worker. */
export function shopOrigin(): string {
  const origins = inject('shopOrigins');
  return origins[(Number(process.env.VITEST_POOL_ID) - 1) % origins.length] ?? '';
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
