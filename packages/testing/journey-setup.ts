import type { TestProject } from 'vitest/node';
import { startShopProcess } from './shop-process.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Origin of the running shop that all journeys share; each visitor has a browser context of their own. */
    shopOrigin: string;
  }
}

/** One real shop for all journeys. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const shop = await startShopProcess();
  project.provide('shopOrigin', shop.origin);
  return () => shop.stop();
}
