import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { placeOrder } from '@eyelet/contracts/checkout/place-order.ts';
import type { Shopper } from '@eyelet/testing/shopper.ts';
import { expect } from 'vitest';

/** Places the order of a cart at a process that is killed after a step; returns once the process is gone. */
export async function placeAndDie(
  { databaseUrl }: Readonly<{ databaseUrl: string }>,
  { shopper, cartId, step }: Readonly<{ shopper: Shopper; cartId: string; step: string }>,
): Promise<void> {
  const script = resolve(import.meta.dirname, 'dying-shop.ts');
  const child = spawn(process.execPath, [script, databaseUrl, step], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [said] = (await once(child.stdout, 'data')) as [Buffer];
  const gone = once(child, 'exit');
  const order = shopper.fetch(`${String(said).trim()}${placeOrder.path}`, {
    method: placeOrder.method,
    headers: { 'content-type': 'application/json', 'x-locale': 'en_US' },
    body: JSON.stringify({ cartId, recaptcha_response: 'accept' }),
  });
  try {
    await expect(order).rejects.toThrow();
    expect(await gone).toEqual([null, 'SIGKILL']);
  } finally {
    // A process that never reached the step would outlive the test.
    child.kill('SIGKILL');
  }
}
