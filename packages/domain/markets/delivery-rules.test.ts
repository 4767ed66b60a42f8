import { expect, test } from 'vitest';
import { markets } from './markets.ts';

test.each(markets)('delivery of $locale is complete and sound', ({ region, shippingMethods, delivery }) => {
  const { warehouse, pudo, customs, digital, sts, pickup } = delivery;
  const methods = [...shippingMethods, ...(pudo ? [pudo] : []), customs, digital, sts, pickup];
  for (const { price, days, freeFrom } of methods) {
    expect(Number.isSafeInteger(price) && price >= 0).toBe(true);
    expect(days.from <= days.to).toBe(true);
    if (freeFrom !== undefined) expect(price).toBeGreaterThan(0);
  }
  expect([digital.price, sts.price, pickup.price]).toEqual([0, 0, 0]);
  expect([sts.days, customs.makingDays, pickup.preparationMinutes]).toEqual([{ from: 3, to: 5 }, 10, 120]);
  expect(pudo === null).toBe(region === 'NORA');
  expect(() => new Intl.DateTimeFormat('en', { timeZone: warehouse.timeZone })).not.toThrow();
  const [usual, fast] = shippingMethods;
  expect([usual?.code, fast?.code]).toEqual(['standard', 'express']);
  expect(fast && usual && fast.days.to < usual.days.to).toBe(true);
});
