import { listCards } from '@eyelet/contracts/cards/list.ts';
import { readConsumer } from '@eyelet/contracts/consumer/read.ts';
import { findLedgerFaults } from '@eyelet/db/ledger/faults.ts';
import { findCreditFaults } from '@eyelet/db/store-credit/credit-faults.ts';
import { accounts, demoPassword } from '@eyelet/demo/accounts/accounts.ts';
import { loadAccounts } from '@eyelet/demo/accounts/load.ts';
import { defaultMarket, marketByHeader } from '@eyelet/domain/markets/markets.ts';
import { addressProblems } from '@eyelet/server/addresses/check.ts';
import { passwordRefusal } from '@eyelet/server/credentials/check-password.ts';
import { fillOf } from '@eyelet/server/start/fill.ts';
import { newConsumer } from '@eyelet/testing/consumer.ts';
import { newShopper, refusalOf } from '@eyelet/testing/shopper.ts';
import { type RunningShop, startShop } from '@eyelet/testing/start-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let running: RunningShop;
beforeAll(async () => {
  running = await startShop({ parts: { beforeSnapshot: loadAccounts } });
});
afterAll(() => running.close());

async function signedIn(name: string) {
  const email = `${name}@skerry.example`;
  const consumer = await newConsumer(running.origin, { email, password: demoPassword, signedUp: true });
  const profile = await consumer.call(readConsumer, { query: { includeLoyaltySummary: true } });
  return { consumer, profile, details: profile.consumerDetails };
}

test('each kind of user has an account that signs in and shows its particular features [B1.04, C1.03, C1.36, C3.01]', async () => {
  const guest = await newShopper(running.origin);
  expect(guest.auth.consumerType).toBe('GUEST');
  expect(await refusalOf(guest.call(readConsumer, {}))).toBe('AUT432');

  const registered = await signedIn('registered');
  expect(registered.consumer.auth).toMatchObject({ consumerType: 'REGISTERED', memberId: null });
  expect(registered.profile).toMatchObject({ isLoyaltyMember: false, subscriptions: [{ type: 'Newsletter' }] });
  expect(registered.details).toMatchObject({ athlete: null, employee: null, prosumer: null, identity: [] });

  const member = await signedIn('member');
  expect(member.consumer.auth.memberId).toMatch(/^\d{12}$/);
  expect(member.profile).toMatchObject({ isLoyaltyMember: true, loyaltySummary: { points: { balance: 1250 } } });

  const athlete = await signedIn('athlete');
  expect(athlete.details).toMatchObject({
    identity: [{ type: 'athlete' }],
    athlete: { currentSpend: 380, annualCredit: 1500 },
  });

  const employee = await signedIn('employee');
  expect(employee.consumer.auth).toMatchObject({ consumerType: 'EMPLOYEE', isEmployeeDiscountTCAccepted: true });
  expect(employee.details).toMatchObject({
    isEmployeeDiscountTCAccepted: true,
    employee: { currentSpend: 420, annualCap: 2000 },
  });
  const newEmployee = await signedIn('new.employee');
  expect(newEmployee.consumer.auth).toMatchObject({ consumerType: 'EMPLOYEE', isEmployeeDiscountTCAccepted: false });

  const programmes = await Promise.all(['wranx', 'ipa', 'both'].map(signedIn));
  expect(programmes.map(({ details }) => details.identity.map(({ type }) => type))).toEqual([
    ['wranx'],
    ['ipa'],
    ['wranx', 'ipa'],
  ]);
  expect(programmes.map(({ details }) => details.prosumer?.annualCredit)).toEqual([800, 1000, 1800]);

  const associate = await signedIn('associate');
  expect(associate.consumer.auth.consumerType).toBe('EMPLOYEE');
  expect(associate.details.source).toEqual({ store: 'US-BOS' });
});

test('addresses and password of the accounts follow the rules of their markets, and their cards can be listed', async () => {
  const shop = { market: defaultMarket, shop: running.shop } as never;
  expect(accounts.map(({ email }) => passwordRefusal(shop, demoPassword, email))).toEqual(
    accounts.map(() => undefined),
  );
  const { rows } = await running.shop.database.pool.query(
    'select email, locale, approach_type, document from consumer_address join consumer on consumer.id = consumer_id',
  );
  expect(rows.length).toBeGreaterThan(accounts.length);
  for (const { email, locale, approach_type: type, document } of rows) {
    const market = marketByHeader(locale) ?? defaultMarket;
    expect(addressProblems({ market }, { ...document, approachType: type }, type), email).toEqual([]);
  }
  const { consumer, details } = await signedIn('registered');
  const { payment_instruments: cards } = await consumer.call(listCards, {});
  const billing = details.addresses.find(({ approachType }) => approachType === 'B');
  expect(cards).toMatchObject([{ main: true, billingAddressId: billing?.addressId, card: { last4: '4242' } }]);
});

test('existing accounts are not changed', async () => {
  const { db, pool } = running.shop.database;
  const count = async () => (await pool.query('select count(*)::int as all from consumer')).rows[0].all;
  const before = await count();
  expect(await loadAccounts(running.shop.database, new Date())).toBe(false);
  await pool.query(`update consumer set first_name = 'Changed' where email_key = 'athlete@skerry.example'`);
  await db.deleteFrom('setting').where('name', '=', 'demo-accounts').execute();
  expect(await loadAccounts(running.shop.database, new Date())).toBe(true);
  expect(await count()).toBe(before);
  expect((await signedIn('athlete')).details.firstName).toBe('Changed');
});

test('a live shop does not start on a database with demo accounts', async () => {
  const fill = fillOf({ stage: 'live', demoBrand: false });
  await expect(fill(running.shop.database, new Date())).rejects.toThrow(/has the demo accounts/);
});

test('a live shop opens without them, and with the demo brand only where it was asked for', {
  timeout: 60_000,
}, async () => {
  const live = await startShop({ parts: { beforeSnapshot: fillOf({ stage: 'live', demoBrand: false }) } });
  const { pool } = live.shop.database;
  const counts = async () =>
    (
      await pool.query(
        'select (select count(*)::int from consumer) as consumers, (select count(*)::int from style) as styles, (select count(*)::int from promotion) as promotions',
      )
    ).rows[0];
  try {
    expect(await counts()).toEqual({ consumers: 0, styles: 0, promotions: 0 });
    await fillOf({ stage: 'live', demoBrand: true })(live.shop.database, new Date());
    const asked = await counts();
    expect(asked).toEqual({ consumers: 0, styles: expect.any(Number), promotions: expect.any(Number) });
    expect(asked.promotions).toBeGreaterThan(0);
  } finally {
    await live.close();
  }
});

test('what the accounts were given is explained to the recount', async () => {
  const { db } = running.shop.database;
  expect(await findLedgerFaults(db)).toEqual([]);
  expect(await findCreditFaults(db, { settledBefore: running.shop.clock() })).toEqual([]);
});
