import type { RequestOf } from '@eyelet/contracts/kernel/operation.ts';
import { listDeskOrders } from '@eyelet/contracts/order-desk/list.ts';
import { readDeskOrder } from '@eyelet/contracts/order-desk/read.ts';
import { listPurchases } from '@eyelet/contracts/orders/list.ts';
import { orderStates } from '@eyelet/contracts/orders/order.ts';
import { readPurchase } from '@eyelet/contracts/orders/read.ts';
import { trackOrder } from '@eyelet/contracts/orders/track.ts';
import { readReport } from '@eyelet/contracts/reports/read.ts';
import { keepSalesDays } from '@eyelet/server/reports/keep-days.ts';
import { buy } from '@eyelet/testing/buy.ts';
import { newConsumer, type TestConsumer } from '@eyelet/testing/consumer.ts';
import { newShopper, type Shopper } from '@eyelet/testing/shopper.ts';
import { newStaff, type TestStaff } from '@eyelet/testing/staff.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { withDemoShop } from '../demo-shop.ts';
import { figuresOf } from '../figures.ts';
import { pickPaths } from '../goods.ts';
import type { Figures } from '../load.ts';
import type { Section } from '../report.ts';
import { emailOf, type Filled, fillOrders, goneSku, lastNameOf, numberOf, phoneOf, skuOf, trackingOf } from './fill.ts';

/** Calls of each kind. */
const calls = 200;

/** Milliseconds that 99 of 100 calls take at most. */
const limitMs = 100;

/** Accounts whose histories are read; each has one order in 25,000. */
const accounts = 10;

/** A category of the demo, in which something is in stock. */
const categoryId = '3140';

const rangeOf = (most: number) => 1 + Math.floor(Math.random() * most);
const oneOf = <T>(all: readonly T[]): T => all[Math.floor(Math.random() * all.length)] as T;

type Callers = Readonly<{ consumers: readonly TestConsumer[]; guest: Shopper; staff: TestStaff }>;

/** What is asked about the orders, by the names of the report; every time something else, picked at random. */
function asked({ consumers, guest, staff }: Callers, orders: number): Readonly<Record<string, () => Promise<unknown>>> {
  const find = (query: () => ListQuery) => () => listed(staff, query);
  return {
    'history of an account, a page': async () => {
      await oneOf(consumers).call(listPurchases, { body: { page: rangeOf(5) } });
    },
    'history, searched by a name': async () => {
      await oneOf(consumers).call(listPurchases, { body: { search: oneOf(['deck', 'boot', 'harbour', 'jacket']) } });
    },
    'an order of the account': async () => {
      const consumer = oneOf(consumers);
      const { orders: all } = await consumer.call(listPurchases, { body: {} });
      await consumer.call(readPurchase, { params: { orderId: oneOf(all).orderNumber } });
    },
    'a guest’s order by number and email': async () => {
      const n = rangeOf(orders);
      await guest.call(trackOrder, { body: { orderNumber: numberOf(n), email: emailOf(n) } });
    },
    'desk: latest orders': find(() => ({})),
    'desk: by state': find(() => ({ status: oneOf(orderStates) })),
    'desk: beginning of a number': find(() => ({ search: numberOf(rangeOf(orders)).slice(0, 3 + rangeOf(7)) })),
    'desk: beginning of an email': find(() => ({ search: emailOf(rangeOf(orders)).slice(0, 1 + rangeOf(12)) })),
    'desk: an email': find(() => ({ search: emailOf(rangeOf(orders)) })),
    'desk: a tracking number': find(() => ({ search: trackingOf(rangeOf(orders)) })),
    'desk: beginning of a name': find(() => ({ search: lastNameOf(rangeOf(orders)).slice(0, 4 + rangeOf(8)) })),
    'desk: a phone number': find(() => ({ search: phoneOf(rangeOf(orders)) })),
    'desk: beginning of a SKU': find(() => ({ search: skuOf(rangeOf(orders)).slice(0, 3 + rangeOf(5)) })),
    'desk: goods that are sold no more': find(() => ({ search: goneSku.slice(0, 3 + rangeOf(6)) })),
    'desk: the same, of a state': find(() => ({ search: goneSku, status: oneOf(orderStates) })),
    'desk: a market, a state and some days': find(() => ({
      market: oneOf(['en-us', 'de-de']),
      status: oneOf(orderStates),
      from: `20${24 + rangeOf(2)}-01-01`,
    })),
    'desk: nothing is found': find(() => ({ search: `nobody-${rangeOf(1e9)}@example.com` })),
    'desk: a state and an email': find(() => ({
      status: oneOf(orderStates),
      search: emailOf(rangeOf(orders)).slice(0, 1 + rangeOf(12)),
    })),
    'desk: one order': async () => {
      await staff.call(readDeskOrder, { params: { orderNumber: numberOf(rangeOf(orders)) } });
    },
    'figures of a week': async () => {
      await staff.call(readReport, { query: { days: 7 } });
    },
    'figures of a month': async () => {
      await staff.call(readReport, { query: { days: 30 } });
    },
    'figures of a year': async () => {
      await staff.call(readReport, { query: { days: 366 } });
    },
  };
}

type ListQuery = NonNullable<RequestOf<typeof listDeskOrders>['query']>;

async function listed(staff: TestStaff, query: () => ListQuery): Promise<void> {
  await staff.call(listDeskOrders, { query: query() });
}

/** Histories, lookups, the desk and the figures of a shop that has taken millions of orders, over HTTP. */
export async function measureManyOrders(orders: number): Promise<Section> {
  return withDemoShop({ durable: false }, async (running) => {
    const members = await Promise.all(Array.from({ length: accounts }, () => newConsumer(running.origin)));
    const filled = await fill(
      running,
      members.map(({ email }) => email),
      orders,
    );
    const callers = await callersOf(running, members);
    const rows: Row[] = [];
    for (const [name, call] of Object.entries(asked(callers, orders))) rows.push([name, await timed(call)]);
    return sectionOf(filled, rows);
  });
}

/** Who asks: the members sign in anew, as their sessions end before millions of orders are written. */
async function callersOf(running: RunningShop, members: readonly TestConsumer[]): Promise<Callers> {
  const { origin } = running;
  return {
    consumers: await Promise.all(
      members.map(({ email, password }) => newConsumer(origin, { email, password, signedUp: true })),
    ),
    guest: await newShopper(origin),
    staff: await newStaff(running, { roles: ['owner'] }),
  };
}

async function fill({ origin, shop }: RunningShop, emails: readonly string[], orders: number): Promise<Filled> {
  const { upcs } = await pickPaths(origin, categoryId);
  const { orderNumber } = await buy(await newShopper(origin), origin, upcs[0] ?? '');
  const { rows } = await shop.database.pool.query<{ id: string }>('select id from consumer where email = any($1)', [
    emails,
  ]);
  const made = { like: orderNumber, accounts: rows.map(({ id }) => id), now: shop.clock() };
  const filled = await fillOrders(shop.database, orders, made, (done) =>
    process.stderr.write(`\r${done} of ${orders} orders`),
  );
  // As its job does by and by, of whatever was sold before.
  while ((await keepSalesDays(shop)) > 0);
  process.stderr.write('\nThe figures of days are kept; now the calls are timed.\n');
  return filled;
}

/** One call after the other, after a first one that opens what later ones have open. */
async function timed(call: () => Promise<unknown>): Promise<Figures> {
  await call();
  const took: number[] = [];
  const start = performance.now();
  for (let count = 0; count < calls; count += 1) {
    const begun = performance.now();
    await call();
    took.push(performance.now() - begun);
  }
  return figuresOf(took, 0, (performance.now() - start) / 1000);
}

type Row = readonly [name: string, figures: Figures];

function sectionOf({ orders, seconds, gigabytes }: Filled, rows: readonly Row[]): Section {
  const head = `\n## ${orders} orders\n\nWritten in ${seconds.toFixed(0)} s; the database has ${gigabytes.toFixed(1)} GB.\n\n| what | p50 ms | p99 ms |\n| --- | --- | --- |`;
  return {
    text: [head, ...rows.map(([name, { p50, p99 }]) => `| ${name} | ${p50} | ${p99} |`)].join('\n'),
    failures: rows
      .filter(([, { p99 }]) => p99 > limitMs)
      .map(([name, { p99 }]) => `${name}, of ${orders} orders: ${p99} ms (p99), at most ${limitMs}`),
  };
}
