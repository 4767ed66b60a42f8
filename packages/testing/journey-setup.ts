import type { TestProject } from 'vitest/node';
import { launchBrowser } from './browser.ts';
import { stockUp } from './demo-stock.ts';
import { startShopProcess } from './shop-process.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Origins of the running shops, one for each worker; each visitor has their own browser context. */
    shopOrigins: readonly string[];
  }
}

/**
 * Each form makes its browser solve a puzzle; what it costs a program proves nothing here. Encoding pictures is a large part of a
 * short run, and AVIF takes three times as long as WebP.
 */
const light = { BOT_CHECK_WORK: '1000', AVIF: 'no' };

/**
 * A real shop for each worker, so that one journey's changes of stock or services do not affect another at the same
 * time.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // Workers that unpack the browser at the same time would start one that is still being written.
  await (await launchBrowser()).close();
  const { maxWorkers } = project.config;
  const shops = await Promise.all(Array.from({ length: maxWorkers }, () => startShopProcess(light)));
  await Promise.all(shops.map(({ origin }) => stockUp(origin)));
  project.provide(
    'shopOrigins',
    shops.map(({ origin }) => origin),
  );
  return async () => {
    await Promise.all(shops.map((shop) => shop.stop()));
  };
}
