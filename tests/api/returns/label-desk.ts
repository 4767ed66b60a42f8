import { recordShipmentStep } from '@eyelet/contracts/order-desk/record-step.ts';
import { changeSetting } from '@eyelet/contracts/settings/change.ts';
import { listSettings } from '@eyelet/contracts/settings/list.ts';
import { sellers } from '@eyelet/demo/sellers/sellers.ts';
import { detailOf, newStaff, type TestStaff } from '@eyelet/testing/staff.ts';
import { expect, vi } from 'vitest';
import { type LabelShop, placeId } from '../packing/label-shop.ts';

export const seller = sellers['sellers.US'];

/** Has a shop buy the labels of returns: its seller names a place that takes them. Answers the owner. */
export async function takeReturns({ running }: Pick<LabelShop, 'running'>): Promise<TestStaff> {
  const owner = await newStaff(running, { roles: ['owner'] });
  expect(await detailOf(nameReturnPlace(running, owner, 'W-NOWHERE'))).toMatchObject({ errorId: 'STF400' });
  await nameReturnPlace(running, owner, placeId);
  return owner;
}

/** Has the seller name the place that takes returns; null where no labels of returns are bought. */
export async function nameReturnPlace({ shop }: LabelShop['running'], owner: TestStaff, returnPlace: string | null) {
  const key = 'sellers.US';
  const { settings } = await owner.call(listSettings, {});
  const version = settings.find((one) => one.key === key)?.version ?? 0;
  const value = { ...seller, returnPlace };
  await owner.call(changeSetting, { params: { key }, body: { value, version } });
  await vi.waitFor(() => expect(shop.settings.current()[key]).toEqual(value));
}

/** The number of an order that has come to its shopper. */
export async function deliveredOrder(shop: Pick<LabelShop, 'order' | 'keyOf'>, owner: TestStaff): Promise<string> {
  const orderNumber = await shop.order();
  const params = shop.keyOf(orderNumber);
  const body = { step: 'shipped', carrier: 'ups', trackingNumber: `1Z7-${orderNumber}` } as const;
  await owner.call(recordShipmentStep, { params, body });
  await owner.call(recordShipmentStep, { params, body: { step: 'delivered' } });
  return orderNumber;
}
