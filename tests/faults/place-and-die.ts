import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { placeOrder } from '@eyelet/contracts/checkout/place-order.ts';
import { programFile } from '@eyelet/testing/program-file.ts';
import type { Shopper } from '@eyelet/testing/shopper.ts';
import { expect } from 'vitest';

type Death = Readonly<{
  shopper: Shopper;
  cartId: string;
  /** The step after which the process is killed. */
  step?: string;
  /** Or the moment: resolves when it is to be killed. */
  moment?: () => Promise<unknown>;
  /** Settings of the process, beside those of every such test. */
  settings?: Readonly<Record<string, string>>;
}>;

/** Places the order of a cart at a process that is killed after a step or at a moment; returns once the process is gone. */
export async function placeAndDie(
  { databaseUrl }: Readonly<{ databaseUrl: string }>,
  { shopper, cartId, step = '', moment, settings = {} }: Death,
): Promise<void> {
  const script = programFile('dying-shop');
  const child = spawn(process.execPath, [script, databaseUrl, step, JSON.stringify(settings)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [said] = (await once(child.stdout, 'data')) as [Buffer];
  const gone = once(child, 'exit');
  const order = shopper.fetch(`${String(said).trim()}${placeOrder.path}`, {
    method: placeOrder.method,
    headers: { 'content-type': 'application/json', 'x-locale': 'en_US' },
    body: JSON.stringify({ cartId, recaptcha_response: 'accept' }),
  });
  // Awaited below; until then it must not count as unhandled.
  order.catch(() => undefined);
  try {
    if (moment) {
      await moment();
      child.kill('SIGKILL');
    }
    await expect(order).rejects.toThrow();
    expect(await gone).toEqual([null, 'SIGKILL']);
  } finally {
    // A process that never reached the step would outlive the test.
    child.kill('SIGKILL');
  }
}
