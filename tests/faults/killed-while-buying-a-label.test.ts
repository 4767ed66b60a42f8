import { afterAll, beforeAll, expect, test } from 'vitest';
import { type LabelShop, openLabelShop } from '../api/packing/label-shop.ts';
import { dieAtLabel } from './die-at-label.ts';

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

test.each(['prepare', 'name', 'buy'] as const)(
  'killed after %s, another process finishes the label once the claim is over: bought once',
  async (step) => {
    const { orderNumber, labelId } = await waiting();
    await dieAtLabel(shop, { step, minutes: 2 });
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
  await dieAtLabel(shop, { step: 'buy', minutes: 2 });
  await shop.end(orderNumber, labelId);
  await shop.runLater(5);
  expect([await shop.states(orderNumber), shop.paid(labelId)]).toEqual([['voided'], [1, 1]]);
});

test('killed after taking back, it is not taken back twice', async () => {
  const orderNumber = await shop.order();
  const { labelId } = await shop.make(orderNumber);
  await shop.end(orderNumber, labelId);
  await dieAtLabel(shop, { step: 'take-back', minutes: 1 });
  expect([await shop.states(orderNumber), shop.paid(labelId)]).toEqual([['voiding'], [1, 1]]);
  await shop.runLater(5);
  expect([await shop.states(orderNumber), shop.paid(labelId)]).toEqual([['voided'], [1, 1]]);
});
