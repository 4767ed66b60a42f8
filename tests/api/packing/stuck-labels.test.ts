import { readHome } from '@eyelet/contracts/home/read.ts';
import { listDeskOrders } from '@eyelet/contracts/order-desk/list.ts';
import { newStaff } from '@eyelet/testing/staff.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type LabelShop, openLabelShop } from './label-shop.ts';

let shop: LabelShop;
beforeAll(async () => {
  shop = await openLabelShop();
});
afterAll(() => shop.close());

/** Makes the labels of an order older than they are. */
const older = (orderNumber: string, minutes: number) =>
  shop.running.shop.database.pool.query(
    `update parcel_label set asked_at = asked_at - make_interval(mins => $2) where order_number = $1`,
    [orderNumber, minutes],
  );

test('orders whose label is refused or not made for an hour are at home of who sees orders, and in a list of exactly those', async () => {
  const stuck = async (by = shop.warehouse) => {
    const task = (await by.call(readHome, {})).tasks.find(({ kind }) => kind === 'labels-stuck');
    const { rows } = await by.call(listDeskOrders, { query: { label: 'stuck' } });
    expect(rows).toHaveLength(task?.count ?? 0);
    return rows.map(({ orderNumber }) => orderNumber).toSorted();
  };
  const made = await shop.order();
  await shop.make(made);
  const waiting = await shop.order();
  shop.server.shipments.fault('create', { status: 503, message: 'Maintenance until six.' });
  const label = await shop.make(waiting);
  const refused = await shop.order();
  shop.server.shipments.fault('create', { status: 422, message: 'No such street.' });
  expect(await shop.make(refused)).toMatchObject({ state: 'refused' });
  for (const orderNumber of [made, waiting, refused]) await older(orderNumber, 58);
  expect(await stuck()).toEqual([]);
  for (const orderNumber of [made, waiting, refused]) await older(orderNumber, 3);
  expect(await stuck()).toEqual([waiting, refused].toSorted());
  const author = await newStaff(shop.running, { roles: ['author'] });
  expect((await author.call(readHome, {})).tasks).toEqual([]);
  shop.server.shipments.fault('create', undefined);
  await shop.runLater(200);
  expect(await stuck()).toEqual([refused]);
  const { labelId } = (await shop.shown(refused)) ?? label;
  await shop.end(refused, labelId);
  expect(await stuck()).toEqual([]);
});
