import { cancelDeskItems } from '@eyelet/contracts/order-desk/cancel-items.ts';
import { readDeskOrder } from '@eyelet/contracts/order-desk/read.ts';
import { listToPack } from '@eyelet/contracts/packing/list.ts';
import { placeMissing } from '@eyelet/contracts/packing/place-missing.ts';
import { reportMissing } from '@eyelet/contracts/packing/report-missing.ts';
import { changeSendingStore } from '@eyelet/contracts/stock/change-sending-store.ts';
import { listSendingStores } from '@eyelet/contracts/stock/list-sending-stores.ts';
import { answerOf } from './after-orders.ts';
import { stores, type World, warehouse } from './world.ts';

type Numbers = readonly [number, number, number];

const from = <T>(list: readonly T[], number: number): T | undefined => list[number % Math.max(1, list.length)];

/** Parcels that the first store takes in the day of a run; the other one takes any number. */
const dailyLimit = 25;

/** Switches a store on or off, with another number of units that it keeps. */
export async function sendFromStores({ staff }: World, [which, on, kept]: Numbers): Promise<string> {
  const placeId = from(stores, which) ?? stores[0];
  const known = (await staff.call(listSendingStores, {})).stores.find((one) => one.placeId === placeId);
  const enabled = on % 4 > 0;
  const limit = placeId === stores[0] ? dailyLimit : null;
  const body = { enabled, dailyLimit: limit, safetyStock: kept % 2, version: known?.version ?? 0 };
  const answer = await answerOf(staff.call(changeSendingStore, { params: { placeId }, body }), ['STF409']);
  return `${enabled ? 'on' : 'off'}: ${answer}`;
}

/** Reports pieces of an order that its place cannot find. */
export async function missPieces({ staff }: World, [which, item, qty]: Numbers): Promise<string> {
  const places = [warehouse, ...stores];
  const first = which % places.length;
  for (const placeId of [...places.slice(first), ...places.slice(0, first)]) {
    const { shipments } = await staff.call(listToPack, { query: { placeId } });
    const open = from(shipments, which);
    const units = open && from(open.items, item);
    if (!open || !units) continue;
    const { orderNumber, shippingId } = open;
    const params = { orderNumber, shippingId, reportId: crypto.randomUUID() };
    const body = { placeId, upc: units.upc, qty: 1 + (qty % units.qty), noneLeft: false };
    let became = '';
    const call = staff.call(reportMissing, { params, body }).then(({ moved, left }) => {
      became = moved.length === 0 ? 'nowhere' : left > 0 ? 'partly' : 'moved';
    });
    const answer = await answerOf(call, ['STF515']);
    return answer === 'done' ? became : answer;
  }
  return 'nothing';
}

type Unplaced = Readonly<{ orderNumber: string; shippingId: string; upc: string; missedAt: string }>;

/** Pieces that no place has, of one of the orders that wait for them, and a place that has missed them; of one that misses some now, if none waits. */
async function unplaced(world: World, numbers: Numbers): Promise<Unplaced | undefined> {
  const question = async () => {
    const { rows } = await world.running.shop.database.pool.query<Unplaced>(
      `select distinct order_number as "orderNumber", order_line.shipping_id as "shippingId", order_line.upc, report.place_id as "missedAt"
       from order_line_source as source join order_line using (order_number, line_no) join orders using (order_number)
       join missing_piece as report using (order_number, upc)
       where source.place_id = '-' and source.qty > 0 and orders.state in ('confirmed', 'in fulfilment') order by 1, 2, 3, 4`,
    );
    return from(rows, numbers[0]);
  };
  const found = await question();
  if (found) return found;
  await missPieces(world, numbers);
  return question();
}

/** Looks again for pieces that no place has, or says that a place which had missed them has found them. */
export async function lookAgain(world: World, numbers: Numbers): Promise<string> {
  const one = await unplaced(world, numbers);
  if (!one) return 'nothing';
  const { orderNumber, shippingId, upc, missedAt } = one;
  const foundAt = numbers[1] % 2 === 0 ? missedAt : null;
  const params = { orderNumber, shippingId };
  const { moved } = await world.staff.call(placeMissing, { params, body: { upc, foundAt } });
  return `${foundAt === null ? 'elsewhere' : 'found'}: ${moved.length > 0 ? 'moved' : 'nowhere'}`;
}

/** Gives up pieces that no place has, which are cancelled for their customer. */
export async function giveUp(world: World, numbers: Numbers): Promise<string> {
  const one = await unplaced(world, numbers);
  if (!one) return 'nothing';
  const { orderNumber, upc } = one;
  const order = await world.staff.call(readDeskOrder, { params: { orderNumber } });
  const item = order.shipments
    .flatMap(({ items }) => items)
    .find((item) => item.upc === upc && item.cancellableQty > 0);
  const missing = order.shipments.flatMap((shipment) => shipment.missing).find((piece) => piece.upc === upc);
  // What is sent instead of goods, or again, was paid as one.
  if (!item || !missing) return 'nothing to give up';
  const params = { orderNumber, cancellationId: crypto.randomUUID() };
  const items = [{ itemId: item.itemId, qty: Math.min(item.cancellableQty, missing.qty) }];
  return answerOf(world.staff.call(cancelDeskItems, { params, body: { items, reason: 'Nobody finds it' } }), [
    'STF409',
  ]);
}

/** Queries of stores that send, and of missing pieces, that must find no row at any time. */
export const sendingAlways: Readonly<Record<string, string>> = {
  // Only what is found once a parcel of its order has left is another one that no day is too full for.
  'a store that counts other parcels than it was given, or more than it takes and needs for what it has found': `
    select sending.place_id, parcels, daily_limit, given from place_sending as sending
    left join lateral (select count(*)::int as given from place_parcel as parcel
      where parcel.place_id = sending.place_id and parcel.day = sending.day) as parcels_of_day on true
    left join lateral (select coalesce(sum(least(found, gone)), 0) as needed
      from (select order_number, sum(found) as found from missing_piece as report
            where report.place_id = sending.place_id group by order_number) as finds
      join (select order_number, count(distinct parcel_id) as gone from parcel join parcel_unit using (parcel_id)
            where parcel_unit.place_id = sending.place_id group by order_number) as sent using (order_number)) as further on true
    where parcels <> given or parcels > daily_limit + needed`,
  'a parcel of a store for an exchange of which nothing is put aside there': `
    select parcel.* from place_parcel as parcel join order_return on return_id = parcel.cart_id
    where not exists (select from orders where orders.cart_id = parcel.cart_id) and not exists (
      select from reservation where reservation.cart_id = parcel.cart_id and reservation.place_id = parcel.place_id)`,
  'more pieces in no place than were missed': `
    select order_number, upc, missed, nowhere from (
      select report.order_number, report.upc, sum(report.qty - report.found) as missed,
        (select coalesce(sum(source.qty), 0) from order_line_source as source join order_line using (order_number, line_no)
         where source.order_number = report.order_number and source.place_id = '-' and order_line.upc = report.upc) as nowhere
      from missing_piece as report group by report.order_number, report.upc
    ) as counted where nowhere > missed`,
};

/** Units that places could not find and have not found again: they are in no stock any more. */
export const missed = `select upc, place_id, sum(qty - found) as qty from missing_piece group by upc, place_id`;
