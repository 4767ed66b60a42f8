import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type LabelShop, openLabelShop } from '../api/packing/label-shop.ts';

let shop: LabelShop;
beforeAll(async () => {
  shop = await openLabelShop();
});
afterAll(() => shop.close());

/** A wish that waits, as the service was down. */
async function waiting() {
  const orderNumber = await shop.order();
  shop.server.shipments.fault('create', { status: 503 });
  const { labelId } = await shop.make(orderNumber);
  shop.server.shipments.fault('create', undefined);
  return { orderNumber, labelId };
}

/** A worker that is killed after a step. */
async function die(step: string, minutes: number): Promise<void> {
  const { running, server } = shop;
  const given = [running.databaseUrl, server.endpoint, server.key, step, String(minutes)];
  const child = spawn(process.execPath, [join(import.meta.dirname, 'dying-label.ts'), ...given]);
  const [, signal] = await once(child, 'exit');
  expect(signal).toBe('SIGKILL');
}

test.each(['prepare', 'name', 'buy'])(
  'killed after %s, another process finishes the label once the claim is over: bought once',
  async (step) => {
    const { orderNumber, labelId } = await waiting();
    await die(step, 2);
    expect(await shop.states(orderNumber)).toEqual(['wanted']);
    expect(shop.paid(labelId)).toEqual([step === 'buy' ? 1 : 0, 0]);
    // Two of them, neither before the claim of the dead one is over.
    await shop.runLater(3);
    expect(await shop.states(orderNumber)).toEqual(['wanted']);
    await Promise.all([shop.runLater(5), shop.runLater(5)]);
    expect([await shop.states(orderNumber), shop.paid(labelId)]).toEqual([['made'], [1, 0]]);
  },
);

test('killed after buying, and then nobody wants it: it is taken back', async () => {
  const { orderNumber, labelId } = await waiting();
  await die('buy', 2);
  await shop.end(orderNumber, labelId);
  await shop.runLater(5);
  expect([await shop.states(orderNumber), shop.paid(labelId)]).toEqual([['voided'], [1, 1]]);
});

test('killed after taking back, it is not taken back twice', async () => {
  const orderNumber = await shop.order();
  const { labelId } = await shop.make(orderNumber);
  await shop.end(orderNumber, labelId);
  await die('take-back', 1);
  expect([await shop.states(orderNumber), shop.paid(labelId)]).toEqual([['voiding'], [1, 1]]);
  await shop.runLater(5);
  expect([await shop.states(orderNumber), shop.paid(labelId)]).toEqual([['voided'], [1, 1]]);
});
