import { randomUUID } from 'node:crypto';
import { updateConsumer } from '@eyelet/contracts/consumer/update.ts';
import { listPointsHistory } from '@eyelet/contracts/loyalty/list-history.ts';
import { listVouchers } from '@eyelet/contracts/loyalty/list-vouchers.ts';
import { readProgramme } from '@eyelet/contracts/loyalty/read-programme.ts';
import { readStanding } from '@eyelet/contracts/loyalty/read-standing.ts';
import { loyaltyToken } from '@eyelet/contracts/loyalty/token.ts';
import { replaceDeskItems } from '@eyelet/contracts/order-desk/replace-items.ts';
import { cancelOrder } from '@eyelet/contracts/orders/cancel.ts';
import { readPurchase } from '@eyelet/contracts/orders/read.ts';
import { handOverReturn } from '@eyelet/contracts/return-desk/hand-over.ts';
import { receiveReturn } from '@eyelet/contracts/return-desk/receive.ts';
import { settleReturn } from '@eyelet/contracts/return-desk/settle.ts';
import { changeSetting } from '@eyelet/contracts/settings/change.ts';
import { resetSetting } from '@eyelet/contracts/settings/reset.ts';
import { findLedgerFaults } from '@eyelet/db/ledger/faults.ts';
import { announce } from '@eyelet/server/jobs/announce.ts';
import { celebrateBirthdays } from '@eyelet/server/loyalty/celebrate-birthdays.ts';
import { expirePoints } from '@eyelet/server/loyalty/expire.ts';
import { rewardReferrals } from '@eyelet/server/loyalty/reward-referrals.ts';
import { tierOfMember } from '@eyelet/server/loyalty/tiers.ts';
import { warnOfExpiry } from '@eyelet/server/loyalty/warn-of-expiry.ts';
import { address, buy } from '@eyelet/testing/buy.ts';
import type { TestConsumer } from '@eyelet/testing/consumer.ts';
import { balanceOfPoints, givePoints, newMember } from '@eyelet/testing/loyalty.ts';
import { newShopper, refusalOf } from '@eyelet/testing/shopper.ts';
import { newStaff, type TestStaff } from '@eyelet/testing/staff.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { deliver } from '../order-desk/orders.ts';
import { askLabel } from '../returns/messages.ts';

const start = new Date('2026-11-22T12:00:00Z');
const day = 86_400_000;
let now = start;
let running: RunningShop;
let staff: TestStaff;
beforeEach(async () => {
  staff = await newStaff(running);
});
beforeAll(async () => {
  running = await startStockedShop({ onHand: 500, parts: { clock: () => now } });
});
afterAll(async () => {
  expect(await findLedgerFaults(running.shop.database.db)).toEqual([]);
  await running.close();
});

/** Orders of 100 points each, with what they bring. */
async function buyPairs(member: TestConsumer, count: number) {
  const orders = [];
  for (let one = 0; one < count; one++) {
    orders.push(await buy(member, running.origin, upcs.deck));
    await announce(running.shop);
  }
  return orders;
}

/** The mails of a kind that somebody has had, oldest first. */
async function mailsTo({ email }: Pick<TestConsumer, 'email'>, kind: string): Promise<readonly string[]> {
  await announce(running.shop);
  const { rows } = await running.shop.database.pool.query<{ said: string }>(
    `select subject || ' ' || text as said from mail where recipient = $1 and kind = $2 order by created_at`,
    [email, kind],
  );
  return rows.map(({ said }) => said);
}

const reasons = async (member: TestConsumer) =>
  (await member.call(listPointsHistory, {})).rows.map(({ reason, points }) => [reason, points]);

test('three pairs make a silver member, who earns more from then on, and loses all of it with an order that comes back', async () => {
  const member = await newMember(running);
  expect(await member.call(readStanding, {})).toMatchObject({
    ...{ tier: 'member', earnedPoints: 0, nextTier: { tier: 'silver', missingPoints: 300 }, pointsPercent: 100 },
  });
  await buyPairs(member, 3);
  expect(await balanceOfPoints(running, member)).toBe(300);
  expect(await member.call(readStanding, {})).toMatchObject({
    tier: 'silver',
    pointsPercent: 125,
    birthdayPoints: 100,
  });
  const [fourth, fifth] = await buyPairs(member, 2);
  expect(await balanceOfPoints(running, member)).toBe(300 + 2 * 125);
  await member.call(cancelOrder, { body: { orderNumber: fourth?.orderNumber ?? '' } });
  await announce(running.shop);
  expect(await balanceOfPoints(running, member)).toBe(300 + 125);
  if (!fifth) throw new Error('there is no fifth order');
  await deliver(staff, fifth);
  const { returnId } = await askLabel(running.origin, member, fifth.orderNumber);
  const { version, items } = await staff.call(receiveReturn, { params: { returnId } });
  const decided = items.map(({ itemId, qty }) => ({ itemId, accepted: qty, restocked: qty, note: '' }));
  await staff.call(settleReturn, { params: { returnId }, body: { version, items: decided } });
  await announce(running.shop);
  expect(await balanceOfPoints(running, member)).toBe(300);
});

test('a tier lasts as long as what was earned within twelve months suffices', async () => {
  const member = await newMember(running);
  await buyPairs(member, 3);
  const { db } = running.shop.database;
  const person = { id: member.auth.consumerNo, locale: 'en_US' };
  const at = (time: string) => tierOfMember(db, running.shop.settings, person, new Date(time));
  expect((await at('2027-11-22T11:00:00Z')).tier).toBe('silver');
  expect(await at('2027-11-22T13:00:00Z')).toMatchObject({ tier: 'member', earned: 0 });
});

test('the programme says the tiers of each market, as the shop has decided', async () => {
  const tiersIn = async (locale: string) => {
    const visitor = await newShopper(running.origin, { locale });
    return (await visitor.call(readProgramme, {})).tiers.map(({ tier, from }) => [tier, from]);
  };
  expect(await tiersIn('en_US')).toEqual([
    ['member', 0],
    ['silver', 300],
    ['gold', 800],
  ]);
  expect(await tiersIn('en_GB')).toEqual([
    ['member', 0],
    ['silver', 250],
    ['gold', 700],
  ]);
});

test('members have points on their birthday, once a year, by their tier, as long as their points live', async () => {
  const signUp = { birthDate: '1990-11-22', subscriptions: { loyaltyConsent: true } };
  const active = await newMember(running, 20, { signUp });
  const idle = await newMember(running, 0, { signUp });
  const elsewhen = await newMember(running, 20, { signUp: { ...signUp, birthDate: '1990-11-24' } });
  await Promise.all([celebrateBirthdays(running.shop), celebrateBirthdays(running.shop)]);
  expect(await balanceOfPoints(running, active)).toBe(70);
  expect(await balanceOfPoints(running, idle)).toBe(0);
  expect(await balanceOfPoints(running, elsewhen)).toBe(20);
  expect(await reasons(active)).toEqual([
    ['birthday', 50],
    ['brought', 20],
  ]);
  expect(await mailsTo(active, 'birthday-points')).toEqual([expect.stringContaining('50 points')]);
  // Somebody who changes the day does not have a second birthday.
  await active.call(updateConsumer, { body: { consumerProfile: { consumerDetails: { birthDate: '1990-11-24' } } } });
  now = new Date('2026-11-24T04:59:59Z');
  await celebrateBirthdays(running.shop);
  expect(await balanceOfPoints(running, elsewhen), 'it is still the day before in New York').toBe(20);
  now = new Date('2026-11-24T05:00:00Z');
  await celebrateBirthdays(running.shop);
  expect(await balanceOfPoints(running, active)).toBe(70);
  expect(await balanceOfPoints(running, elsewhen)).toBe(70);
  // A birthday is nothing that a member does: the points expire as if it had not been.
  now = new Date('2027-11-22T12:00:01Z');
  await expirePoints(running.shop);
  expect(await balanceOfPoints(running, active)).toBe(0);
  now = start;
});

test('members are warned once before their points expire, and again only after they have done something', async () => {
  const member = await newMember(running, 300);
  const warnedTimes = async () => (await mailsTo(member, 'points-expire')).length;
  now = new Date('2027-10-22T12:00:00Z');
  await warnOfExpiry(running.shop);
  expect(await warnedTimes()).toBe(0);
  now = new Date('2027-10-24T12:00:00Z');
  await Promise.all([warnOfExpiry(running.shop), warnOfExpiry(running.shop)]);
  await warnOfExpiry(running.shop);
  expect(await mailsTo(member, 'points-expire')).toEqual([expect.stringMatching(/300 points.*November 22, 2027/)]);
  await givePoints(running, member, 1);
  await warnOfExpiry(running.shop);
  expect(await warnedTimes()).toBe(1);
  now = new Date('2028-10-20T12:00:00Z');
  await warnOfExpiry(running.shop);
  expect(await warnedTimes()).toBe(2);
  now = start;
});

/** Two members, of whom one came by the link of the other. */
async function recommended() {
  const referrer = await newMember(running);
  const { referralCode } = await referrer.call(readStanding, {});
  const referred = await newMember(running);
  const body = { usid: referred.auth.consumerNo, referralCode: referralCode.toLowerCase() };
  await referred.call(loyaltyToken, { body });
  return { referrer, referred, referralCode };
}

test('a recommendation rewards both once an order can no longer be sent back, and only once', async () => {
  const { referrer, referred, referralCode } = await recommended();
  expect((await referrer.call(readStanding, {})).referralCode).toBe(referralCode);
  const [order] = await buyPairs(referred, 1);
  if (!order) throw new Error('there is no order');
  await deliver(staff, order);
  now = new Date(start.getTime() + 60 * day);
  await rewardReferrals(running.shop);
  expect(await balanceOfPoints(running, referrer)).toBe(0);
  now = new Date(start.getTime() + 61 * day + 1);
  await Promise.all([rewardReferrals(running.shop), rewardReferrals(running.shop)]);
  await rewardReferrals(running.shop);
  expect(await balanceOfPoints(running, referrer)).toBe(100);
  expect(await balanceOfPoints(running, referred)).toBe(200);
  expect(await mailsTo(referrer, 'referral-thanks')).toHaveLength(1);
  expect(await mailsTo(referred, 'referral-welcome')).toHaveLength(1);
  now = start;
  expect(await reasons(referrer)).toEqual([['referral', 100]]);
});

test('nobody is rewarded for themselves, for a code that nobody has, nor for an order that comes back', async () => {
  const own = await newMember(running);
  const { referralCode } = await own.call(readStanding, {});
  const ask = (member: TestConsumer, code: string) =>
    member.call(loyaltyToken, { body: { usid: member.auth.consumerNo, referralCode: code } });
  await ask(own, referralCode);
  const stray = await newMember(running);
  await ask(stray, 'NOBODYS');
  const { referrer, referred } = await recommended();
  for (const member of [own, stray, referred]) {
    const [order] = await buyPairs(member, 1);
    if (!order) throw new Error('there is no order');
    await deliver(staff, order);
    if (member !== referred) continue;
    const { returnId } = await askLabel(running.origin, member, order.orderNumber);
    const { version, items } = await staff.call(receiveReturn, { params: { returnId } });
    const decided = items.map(({ itemId, qty }) => ({ itemId, accepted: qty, restocked: qty, note: '' }));
    await staff.call(settleReturn, { params: { returnId }, body: { version, items: decided } });
  }
  await announce(running.shop);
  now = new Date(start.getTime() + 90 * day);
  await rewardReferrals(running.shop);
  expect(await Promise.all([own, stray, referrer].map((one) => balanceOfPoints(running, one)))).toEqual([100, 100, 0]);
  now = start;
});

test('goods that were sent again bring no reward when those of the order that paid them come back', async () => {
  const { referrer, referred } = await recommended();
  const [order] = await buyPairs(referred, 1);
  if (!order) throw new Error('there is no order');
  await deliver(staff, order);
  const replaced = await staff.call(replaceDeskItems, {
    params: { orderNumber: order.orderNumber, replacementId: randomUUID() },
    body: { items: [{ itemId: order.items[0]?.id ?? '', qty: 1 }], reason: 'damaged', note: '', version: 0 },
  });
  await announce(running.shop);
  const params = { orderId: replaced.replacements[0] ?? '' };
  await deliver(staff, await referred.call(readPurchase, { params }));
  const { returnId } = await askLabel(running.origin, referred, order.orderNumber);
  const { version, items } = await staff.call(receiveReturn, { params: { returnId } });
  const decided = items.map(({ itemId, qty }) => ({ itemId, accepted: qty, restocked: qty, note: '' }));
  await staff.call(settleReturn, { params: { returnId }, body: { version, items: decided } });
  await announce(running.shop);
  now = new Date(start.getTime() + 90 * day);
  await rewardReferrals(running.shop);
  expect(await balanceOfPoints(running, referrer)).toBe(0);
  now = start;
});

test('a return that is not decided holds the reward back: refused goods bring it with the next run, accepted ones never', async () => {
  const couples = await Promise.all([recommended(), recommended()]);
  const returns: { returnId: string; isAccepted: boolean }[] = [];
  for (const [index, { referred }] of couples.entries()) {
    const [order] = await buyPairs(referred, 1);
    if (!order) throw new Error('there is no order');
    await deliver(staff, order);
    const { returnId } = await askLabel(running.origin, referred, order.orderNumber);
    await staff.call(handOverReturn, { params: { returnId } });
    returns.push({ returnId, isAccepted: index === 0 });
  }
  const rewarded = async () => {
    await rewardReferrals(running.shop);
    return Promise.all(couples.map(({ referrer }) => balanceOfPoints(running, referrer)));
  };
  now = new Date(start.getTime() + 61 * day + 1);
  const later = await newStaff(running);
  expect(await rewarded()).toEqual([0, 0]);
  for (const { returnId, isAccepted } of returns) {
    const { version, items } = await later.call(receiveReturn, { params: { returnId } });
    expect(await rewarded()).toEqual([0, 0]);
    const decided = items.map(({ itemId, qty }) => {
      const accepted = isAccepted ? qty : 0;
      return { itemId, accepted, restocked: accepted, note: isAccepted ? '' : 'Worn.' };
    });
    await later.call(settleReturn, { params: { returnId }, body: { version, items: decided } });
    await announce(running.shop);
  }
  expect(await rewarded()).toEqual([0, 100]);
  const [kept, refused] = couples.map(({ referred }) => balanceOfPoints(running, referred));
  expect(await Promise.all([kept, refused])).toEqual([0, 200]);
  now = start;
});

test('a return that is announced and never sent holds the reward back for a month, and one on its way as long as it takes', async () => {
  const couples = await Promise.all([recommended(), recommended()]);
  for (const [index, { referred }] of couples.entries()) {
    now = start;
    const [order] = await buyPairs(referred, 1);
    if (!order) throw new Error('there is no order');
    const desk = await newStaff(running);
    await deliver(desk, order);
    now = new Date(start.getTime() + 50 * day);
    const { returnId } = await askLabel(running.origin, referred, order.orderNumber, { email: address.email });
    const later = await newStaff(running);
    if (index === 1) await later.call(handOverReturn, { params: { returnId } });
  }
  const rewarded = async () => {
    await rewardReferrals(running.shop);
    return Promise.all(couples.map(({ referrer }) => balanceOfPoints(running, referrer)));
  };
  now = new Date(start.getTime() + 81 * day);
  expect(await rewarded()).toEqual([0, 0]);
  now = new Date(start.getTime() + 81 * day + 1);
  expect(await rewarded()).toEqual([100, 0]);
  now = start;
});

test('with shorter times for returns, rewards come earlier, but not before everybody’s time is over', async () => {
  const couples = await Promise.all([recommended(), recommended()]);
  const [sending] = couples;
  for (const { referred } of couples) {
    const [order] = await buyPairs(referred, 1);
    if (!order) throw new Error('there is no order');
    await deliver(staff, order);
    if (referred !== sending?.referred) continue;
    now = new Date(start.getTime() + 12 * day);
    await askLabel(running.origin, referred, order.orderNumber, { email: address.email });
    now = start;
  }
  const wishes = { 'returns.days': 15, 'returns.member-days': 14, 'returns.days-to-send': 7 } as const;
  const owner = await newStaff(running, { roles: ['owner'] });
  const keys = Object.keys(wishes) as (keyof typeof wishes)[];
  for (const key of keys) {
    await owner.call(changeSetting, { params: { key }, body: { value: wishes[key], version: 0 } });
    await expect.poll(() => running.shop.settings.current()[key], { timeout: 10_000 }).toBe(wishes[key]);
  }
  const rewarded = async (days: number) => {
    now = new Date(start.getTime() + days * day + 1);
    await rewardReferrals(running.shop);
    return Promise.all(couples.map(({ referrer }) => balanceOfPoints(running, referrer)));
  };
  expect(await rewarded(15)).toEqual([0, 0]);
  expect(await rewarded(16)).toEqual([0, 100]);
  expect(await rewarded(20)).toEqual([100, 100]);
  now = start;
  for (const key of keys) {
    await owner.call(resetSetting, { params: { key }, query: { version: 1 } });
    await expect.poll(() => running.shop.settings.current()[key], { timeout: 10_000 }).toBeGreaterThan(29);
  }
});

test('who is no member has no standing, and guests are asked to sign in', async () => {
  expect(await refusalOf((await newShopper(running.origin)).call(readStanding, {}))).toBe('REW401');
  const left = await newMember(running);
  const body = { consumerProfile: { enrollments: [{ type: 'Loyalty' as const, optin: false }] } };
  await left.call(updateConsumer, { body });
  expect(await refusalOf(left.call(readStanding, {}))).toBe('REW130');
  expect(await refusalOf(left.call(listVouchers, {}))).toBe('REW130');
});
