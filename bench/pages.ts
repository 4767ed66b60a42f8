import { gzipSync } from 'node:zlib';
import { launchBrowser } from '@eyelet/testing/browser.ts';
import type { Page } from 'playwright-core';

export type PageWeight = Readonly<{
  name: string;
  scriptKb: number;
  styleKb: number;
  fontKb: number;
  pictureKb: number;
  limitKb?: number;
}>;

/** What a phone downloads for a page; scripts and styles by gzip size, as a CDN would send them. */
export async function weighPages(
  origin: string,
  pages: readonly Readonly<{ name: string; path: string; limitKb?: number; prepare?: (page: Page) => Promise<void> }>[],
): Promise<readonly PageWeight[]> {
  const browser = await launchBrowser();
  const weights: PageWeight[] = [];
  try {
    for (const { name, path, limitKb, prepare } of pages) {
      const context = await browser.newContext({ viewport: { width: 390, height: 844 }, baseURL: origin });
      const page = await context.newPage();
      await prepare?.(page);
      const sums = { script: 0, stylesheet: 0, font: 0, image: 0 };
      const reading: Promise<void>[] = [];
      page.on('response', (response) => {
        const kind = response.request().resourceType() as keyof typeof sums;
        if (!(kind in sums) || response.status() !== 200) return;
        reading.push(
          response.body().then(
            (body) => {
              sums[kind] +=
                kind === 'script' || kind === 'stylesheet' ? gzipSync(body, { level: 6 }).length : body.length;
            },
            () => undefined,
          ),
        );
      });
      await page.goto(path, { waitUntil: 'networkidle' });
      await Promise.all(reading);
      const kb = (bytes: number) => Math.round(bytes / 102.4) / 10;
      weights.push({
        name,
        scriptKb: kb(sums.script),
        styleKb: kb(sums.stylesheet),
        fontKb: kb(sums.font),
        pictureKb: kb(sums.image),
        ...(limitKb === undefined ? {} : { limitKb }),
      });
      await context.close();
    }
  } finally {
    await browser.close();
  }
  return weights;
}
