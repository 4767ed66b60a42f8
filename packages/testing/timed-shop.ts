import { afterAll, beforeAll } from 'vitest';
import { type RunningShop, startShop } from './start-shop.ts';

/** A running shop with a clock that the tests move. */
export type TimedShop = RunningShop & Readonly<{ now: () => Date; later: (seconds: number) => void }>;

/**
 * A shop for all tests of a file, opened before the first and closed after the last. Its clock begins at nine in the
 * morning.
 */
export function timedShop(): TimedShop {
  let now = new Date('2026-11-22T09:00:00Z');
  let running: RunningShop | undefined;
  beforeAll(async () => {
    running = await startShop({ parts: { clock: () => now } });
  });
  afterAll(() => running?.close());
  const opened = () => {
    if (!running) throw new Error('the shop opens before the first test');
    return running;
  };
  return {
    now: () => now,
    later: (seconds) => {
      now = new Date(now.getTime() + seconds * 1000);
    },
    get origin() {
      return opened().origin;
    },
    get shop() {
      return opened().shop;
    },
    get app() {
      return opened().app;
    },
    get databaseUrl() {
      return opened().databaseUrl;
    },
    close: () => opened().close(),
  };
}
