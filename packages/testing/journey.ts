import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject } from 'vitest';
import { launchBrowser } from './browser.ts';

export const widths = { phone: 390, tablet: 820, desktop: 1440 } as const;

/** Milliseconds after which something that never comes fails its test. */
const patience = 20_000;

export type Visitor = Readonly<{ page: Page; context: BrowserContext; complaints: readonly string[] }>;

export type Journey = Readonly<{
  origin: () => string;
  /** A visitor with an empty browser; what the console complains about is collected. */
  visit: (path: string, options?: BrowserContextOptions) => Promise<Visitor>;
}>;

/** Sets up a browser for a journey file and closes every visitor's context at its end. */
export function openJourney(): Journey {
  let browser: Browser | undefined;
  const contexts: BrowserContext[] = [];
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(async () => {
    await Promise.all(contexts.map((context) => context.close()));
    await browser?.close();
  });
  return {
    origin: () => inject('shopOrigin'),
    visit: async (path, options = {}) => {
      if (!browser) throw new Error('a visit begins inside a test');
      const context = await browser.newContext({
        baseURL: inject('shopOrigin'),
        viewport: { width: widths.desktop, height: 900 },
        reducedMotion: 'reduce',
        ...options,
      });
      contexts.push(context);
      context.setDefaultTimeout(patience);
      const page = await context.newPage();
      const complaints = collectComplaints(page);
      await page.goto(path);
      return { page, context, complaints };
    },
  };
}

/** Errors of the page and of its console; a journey ends by expecting none. */
function collectComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    // A refused call is part of many journeys; the browser reports its status as an error of its own.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      complaints.push(message.text());
  });
  return complaints;
}

/** The page said nothing in its console that a developer would have to look at. */
export function expectNoComplaints(visitor: Visitor): void {
  expect(visitor.complaints).toEqual([]);
}
