import { addItem } from '@eyelet/contracts/cart/add-item.ts';
import { placeOrder } from '@eyelet/contracts/checkout/place-order.ts';
import type { InputOf, Operation } from '@eyelet/contracts/kernel/operation.ts';
import type { Order } from '@eyelet/contracts/orders/order.ts';
import { addInstrument } from '@eyelet/contracts/payments/add-instrument.ts';
import { applyReward } from '@eyelet/contracts/payments/apply-reward.ts';
import { findLedgerFaults } from '@eyelet/db/ledger/faults.ts';
import { announce } from '@eyelet/server/jobs/announce.ts';
import { cardToken, readyCart } from '@eyelet/testing/buy.ts';
import type { TestConsumer } from '@eyelet/testing/consumer.ts';
import { balanceOfCard, newGiftCard, type TestGiftCard } from '@eyelet/testing/gift-cards.ts';
import { balanceOfPoints, newMember } from '@eyelet/testing/loyalty.ts';
import { newShopper, type Shopper } from '@eyelet/testing/shopper.ts';
import { newStaff, type TestStaff } from '@eyelet/testing/staff.ts';
import { type RunningShop, startShop } from '@eyelet/testing/start-shop.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { expect } from 'vitest';
import { mortal } from './cut-off.ts';
import { keepState } from './same-state.ts';

const minutes = 15 * 60_000;
const patient = { timeout: 30_000 } as const;
/** More writes than any of the calls makes. */
const mostWrites = 60;

export type Bought = Readonly<{
  shopper: Shopper;
  staff: TestStaff;
  card: TestGiftCard;
  order: Order;
  /** Of the order's points; undefined for a guest. */
  member: TestConsumer | undefined;
}>;

type Paying = Readonly<{
  /** On the gift card, in minor units; a bank card pays the rest. */
  onCard?: number;
  /** Points of a member, all of which pay. */
  points?: number;
}>;

type Asked<O extends Operation> = Readonly<{ by: Pick<Shopper, 'fetch'>; path: string; body: InputOf<O>['body'] }>;
type Traces = Awaited<ReturnType<ReturnType<typeof tracesIn>>>;

/** A call that is made in a shop that dies. */
type Deadly<O extends Operation> = Readonly<{
  operation: O;
  paying?: Paying;
  prepare: (one: Bought) => Promise<Asked<O>>;
  /** Units that come back into stock. */
  units: number;
  /** How many of them in stores. */
  inStores?: number;
}>;

/** A shop that lives, beside one at the same database that dies at any write. */
export async function openDeaths() {
  let ahead = 0;
  const clock = () => new Date(Date.now() + ahead);
  const running = await startStockedShop({ onHand: 500, parts: { clock } });
  const dying = await startShop({ databaseUrl: running.databaseUrl, config: { poolSize: 3 }, parts: { clock } });
  const death = mortal(dying.shop);
  const traces = tracesIn(running);

  return {
    running,
    follow,
    tracesOfDeaths,
    async close(): Promise<void> {
      await dying.close();
      await running.close();
    },
  };

  /** A pair of shoes and socks that a gift card of 50.00 and a bank card paid, on a day of its own. */
  async function bought({ onCard = 5000, points = 0 }: Paying = {}): Promise<Bought> {
    ahead += minutes;
    const member = points > 0 ? await newMember(running, points) : undefined;
    const shopper = member ?? (await newShopper(running.origin));
    const staff = await newStaff(running);
    const card = await newGiftCard(running, onCard);
    const { id } = await readyCart(shopper, running.origin, upcs.deck);
    await shopper.call(addItem, { body: { cartId: id, upc: upcs.socks } });
    const params = { basketId: id };
    if (points > 0) await shopper.call(applyReward, { params, body: { appliedLoyaltyVoucher: points } });
    for (const [payment_method_id, additionalData] of [
      ['GIFT_CARD', { number: card.number, pin: card.pin }],
      ['CREDIT_CARD', { token: await cardToken(running.origin) }],
    ] as const) {
      await shopper.call(addInstrument, { params, body: { payment_method_id, additionalData } });
    }
    const order = await shopper.call(placeOrder, { body: { cartId: id } });
    await follow();
    return { shopper, staff, card, order, member };
  }

  /**
   * Delivers facts until nothing is left. The server may keep the locks of a cut connection for a moment, and deliveries
   * that a dead process had begun are made again later.
   */
  async function follow(): Promise<void> {
    ahead += 3 * 60_000;
    await expect
      .poll(async () => {
        ahead += 10_000;
        await announce(running.shop);
        const { rows } = await running.shop.database.pool.query<{ left: number }>(
          `select ((select count(*) from event where seq is null)
                 + (select count(*) from event_delivery where failed_at is null))::int as left`,
        );
        return rows[0]?.left;
      }, patient)
      .toBe(0);
  }

  async function onHand() {
    const { rows } = await running.shop.database.pool.query<{ units: number; inStores: number }>(
      `select sum(on_hand)::int as units, coalesce(sum(on_hand) filter (where kind = 'store'), 0)::int as "inStores"
       from stock join place on place.id = place_id where upc = any($1)`,
      [[upcs.deck, upcs.socks]],
    );
    return rows[0] ?? expect.fail('no stock');
  }

  /**
   * Makes a call repeatedly, each time in the same state, in a shop that dies one write later than before; returns the
   * traces of the order after the call was repeated and its facts were delivered. The last shop does not die.
   */
  async function tracesOfDeaths<O extends Operation>({ operation, paying, prepare, units, inStores = 0 }: Deadly<O>) {
    const all: Traces[] = [];
    const one = await bought(paying);
    const { by, path, body } = await prepare(one);
    const before = await onHand();
    const restore = await keepState(running.shop.database);
    const then = ahead;
    for (let write = 1; write <= mostWrites; write++) {
      ahead = then;
      await restore();
      const send = async (origin: string) => {
        const sent = body === undefined ? {} : { body: JSON.stringify(body) };
        const headers = { 'x-locale': 'en_US', ...(body !== undefined && { 'content-type': 'application/json' }) };
        const response = await by.fetch(origin + path, { method: operation.method, headers, ...sent });
        expect(response.status, await response.text()).toBe(200);
      };
      const isDone = await death.cutOffBefore(write, async () => {
        await send(dying.origin);
        for (let round = 0; round < 4; round++) await announce(dying.shop);
      });
      await send(running.origin);
      await follow();
      all.push(await traces(one));
      expect(await onHand()).toEqual({ units: before.units + units, inStores: before.inStores + inStores });
      expect(await findLedgerFaults(running.shop.database.db)).toEqual([]);
      if (isDone) return all;
    }
    throw new Error(`the call had more than ${mostWrites} writes`);
  }
}

/** Expects every death to leave the same traces as the shop that did not die. */
export function expectOne(all: readonly Traces[]) {
  const last = all.at(-1);
  expect(all.length).toBeGreaterThan(5);
  for (const one of all) expect(one).toEqual(last);
  return expect(last);
}

/** All changes of an order, in minor units, units, papers and mails. */
function tracesIn(running: RunningShop) {
  return async ({ card, member, order: { orderNumber } }: Bought) => {
    const { pool } = running.shop.database;
    const ask = async <T>(query: string) => (await pool.query(query, [orderNumber])).rows as T[];
    const moved = await ask<{ kind: string; amount: number }>(
      `select kind, sum(sandbox_movement.amount)::int as amount from sandbox_movement
       join sandbox_payment on sandbox_payment.id = payment_id join order_payment using (idempotency_key)
       where order_number = $1 group by kind order by kind`,
    );
    const refunds = await ask<{ state: string; amount: number }>(
      `select state, sum(amount)::int as amount from order_refund where order_number = $1 group by state`,
    );
    const returns = await ask<{ state: string }>(`select state from order_return where order_number = $1`);
    const [states] = await ask<{ states: string[] }>(
      `select array_agg(to_state order by entry_no) as states from order_history where order_number = $1`,
    );
    const papers = await ask<{ kind: string }>(`select kind from order_paper where order_number = $1 order by kind`);
    const mails = await ask<{ kind: string }>(
      `select kind from mail where subject_id = $1 or subject_id like $1 || '/%' order by kind`,
    );
    const exchanges = await ask<{ state: string; papers: number }>(
      `select state, (select count(*)::int from order_paper where order_paper.order_number = orders.order_number) as papers
       from order_exchange join orders using (order_number) where of_order = $1`,
    );
    const stock = await pool.query<{ reserved: number }>('select sum(reserved)::int as reserved from stock');
    const waiting = await pool.query('select consumer, subject, error from event_delivery');
    return {
      moved: Object.fromEntries(moved.map(({ kind, amount }) => [kind, amount])),
      refunds: Object.fromEntries(refunds.map(({ state, amount }) => [state, amount])),
      card: await balanceOfCard(running, card.id),
      points: member && (await balanceOfPoints(running, member)),
      returns: returns.map(({ state }) => state),
      states: states?.states,
      exchanges,
      reserved: stock.rows[0]?.reserved,
      papers: papers.map(({ kind }) => kind),
      mails: mails.map(({ kind }) => kind),
      waiting: waiting.rows,
    };
  };
}
