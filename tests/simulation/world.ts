import { writePlaces } from '@eyelet/db/stock/write-stock.ts';
import { newAssociate, openStoreSession } from '@eyelet/testing/associate.ts';
import { promotion } from '@eyelet/testing/promotion-builder.ts';
import { givePromotions } from '@eyelet/testing/promotions.ts';
import { newShopper, type Shopper } from '@eyelet/testing/shopper.ts';
import { newStaff, type TestStaff } from '@eyelet/testing/staff.ts';
import { type RunningShop, startShop } from '@eyelet/testing/start-shop.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { openStoreCredit } from './open-store-credit.ts';
import { newPerson, type Person } from './person.ts';
import { shopperNames } from './plan.ts';

/** The sizes on sale: only a few, so that shoppers compete for them. */
export const goods = [upcs.deck, upcs.deckLarger, upcs.socks, upcs.reduced, upcs.limited, upcs.spare] as const;

/** Sizes whose stock is counted again: those on sale, and the gift, which may be gone when an order is placed. */
export const counted = [...goods, upcs.gift] as const;

export const warehouse = 'W-NORA';
/** The second one takes no deliveries. */
export const stores = ['S-BOSTON', 'S-SALEM'] as const;

/** Codes of every kind: of the order, of a product, of the delivery, and some that can be used once or twice. */
export const codes = ['TENTH', 'SOCKS', 'DELIVERY', 'ONCE', 'TWICE', 'ONCE-EACH'] as const;

export type World = Readonly<{
  running: RunningShop;
  /** Another process of the same shop, which stops in the middle of an order when set to. */
  dying: RunningShop;
  arm: (step: string | undefined) => void;
  people: readonly Person[];
  /** Who ships, takes back and gives money. */
  staff: TestStaff;
  /** Who approves what the other gives. */
  approver: TestStaff;
  /** Where an associate of the first store sells, one customer at a time. */
  till: { readonly shopper: Shopper; isBusy: boolean };
  /** Units added from outside, by `upc place`; negative when removed. */
  brought: Map<string, number>;
  /** The shop with its clock advanced, to run jobs that are due later. */
  later: (milliseconds: number) => RunningShop['shop'];
}>;

export type OpenWorld = World & Readonly<{ close: () => Promise<void> }>;

const start = new Date('2026-05-04T10:00:00Z');

/** A shop with little stock, two stores, and shoppers who have accounts. */
export async function openWorld(databaseUrl?: string): Promise<OpenWorld> {
  let steps = 0;
  let armed: string | undefined;
  // The clock advances by a millisecond with each read, so that times are ordered and no session expires.
  const clock = () => new Date(start.getTime() + steps++);
  const config = { poolSize: 8 };
  const running = await startStockedShop({
    ...(databaseUrl === undefined ? {} : { databaseUrl }),
    onHand: 8,
    config,
    parts: { clock },
  });
  const dying = await startShop({
    databaseUrl: running.databaseUrl,
    config,
    parts: {
      clock,
      afterStep: (name) => {
        if (name === armed) throw new Error(`died after ${name}`);
      },
    },
  });
  await openStores(running);
  await openPromotions(running, dying);
  const { rows } = await running.shop.database.pool.query<{ key: string; n: number }>(
    `select upc || ' ' || place_id as key, on_hand as n from stock`,
  );
  const people: Person[] = [];
  for (const name of shopperNames) people.push(await newPerson(name, running));
  const staff = await newStaff(running);
  await openStoreCredit(running, { staff, people });
  return {
    running,
    dying,
    arm: (step) => {
      armed = step;
    },
    people,
    staff,
    approver: await newStaff(running),
    till: { shopper: await openTill(running), isBusy: false },
    brought: new Map(rows.map(({ key, n }) => [key, n])),
    later: (milliseconds) => ({ ...running.shop, clock: () => new Date(clock().getTime() + milliseconds) }),
    close: async () => {
      await dying.close();
      await running.close();
    },
  };
}

async function openTill(running: RunningShop): Promise<Shopper> {
  const shopper = await newShopper(running.origin);
  await openStoreSession(shopper, await newAssociate(running));
  return shopper;
}

async function openPromotions(running: RunningShop, dying: RunningShop): Promise<void> {
  const coded = { needsCoupon: true };
  const promotions = [
    promotion('tenth', { ...coded }),
    promotion('socks', {
      ...coded,
      level: 'PRODUCT',
      benefit: { kind: 'percent', percent: 15 },
      concerns: { masterIds: ['SKSOCK01'], categories: [] },
    }),
    promotion('delivery', { ...coded, level: 'SHIPPING', benefit: { kind: 'free-delivery', methods: ['standard'] } }),
    promotion('five', { ...coded, benefit: { kind: 'amount', amounts: { USD: 500 } }, threshold: { USD: 5000 } }),
    promotion('bag', {
      benefit: { kind: 'gift', upc: upcs.gift },
      threshold: { USD: 15000 },
      texts: { gift: { default: 'not yet', earned: 'yours' } },
    }),
    promotion('staff', { audience: ['EMPLOYEE'], benefit: { kind: 'percent', percent: 20 } }),
    // Limits that shoppers reach soon, so that most orders are near them.
    promotion('few', {
      benefit: { kind: 'percent', percent: 3 },
      rank: 1,
      limits: { uses: 6, usesEach: 2, budget: null },
    }),
    promotion('purse', {
      benefit: { kind: 'amount', amounts: { USD: 250 } },
      rank: 2,
      limits: { uses: null, usesEach: 4, budget: { USD: 2100 } },
    }),
  ];
  await givePromotions(running, promotions, [
    { code: 'TENTH', promotion: 'tenth' },
    { code: 'SOCKS', promotion: 'socks' },
    { code: 'DELIVERY', promotion: 'delivery' },
    { code: 'ONCE', promotion: 'five', most: 1 },
    { code: 'TWICE', promotion: 'five', most: 2 },
    { code: 'ONCE-EACH', promotion: 'tenth', mostEach: 1 },
  ]);
  await givePromotions(dying, promotions);
}

async function openStores({ shop }: RunningShop): Promise<void> {
  const details = { province: 'MA', city: 'Salem', timeZone: 'America/New_York', services: { sts: false } };
  const salem = { id: stores[1], kind: 'store', name: 'Salem', region: 'NORA', country: 'US', details } as const;
  await writePlaces(shop.database, [salem]);
  await shop.database.pool.query(
    `insert into stock (upc, place_id, on_hand) select upc, place, 3 from unnest($1::text[]) upc, unnest($2::text[]) place`,
    [goods, stores],
  );
}
