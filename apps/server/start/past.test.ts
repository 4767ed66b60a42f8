import { createCarrierSimulator } from '@eyelet/server/carriers/simulator/simulator.ts';
import type { Shop } from '@eyelet/server/kernel/shop.ts';
import { expect, test } from 'vitest';
import { pastOf } from './past.ts';

test('in the past a carrier service that costs money is asked for nothing', () => {
  const carriersOf = (kind: string) => {
    const carriers = createCarrierSimulator();
    const shop = { config: { carriers: { kind } }, carriers } as unknown as Shop;
    return pastOf(shop)(new Date()).shop.carriers;
  };
  expect(carriersOf('easypost')).toBeUndefined();
  expect(carriersOf('simulator')).toBeDefined();
});
