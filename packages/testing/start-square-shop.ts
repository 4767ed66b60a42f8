import { type SquareServer, startSquareServer } from './square-server.ts';
import type { RunningShop, StartOptions } from './start-shop.ts';
import { startStockedShop } from './start-stocked-shop.ts';

export type SquareShop = RunningShop & Readonly<{ square: SquareServer }>;

/** A stocked shop whose gift cards that are not its own are at Square, simulated by a local server. */
export async function startSquareShop(options: StartOptions = {}): Promise<SquareShop> {
  const square = await startSquareServer();
  const { endpoint, token, location } = square;
  const running = await startStockedShop({
    ...options,
    config: { giftCards: { kind: 'square', endpoint, location }, ...options.config },
    parts: { secrets: { sessionSecret: undefined, recaptchaKey: undefined, squareToken: token }, ...options.parts },
  });
  return {
    ...running,
    square,
    async close() {
      await running.close();
      await square.close();
    },
  };
}
