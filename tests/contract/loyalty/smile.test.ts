import { placeOrder } from '@eyelet/contracts/checkout/place-order.ts';
import { listPointsHistory } from '@eyelet/contracts/loyalty/list-history.ts';
import { listVouchers } from '@eyelet/contracts/loyalty/list-vouchers.ts';
import { applyReward } from '@eyelet/contracts/payments/apply-reward.ts';
import { announce } from '@eyelet/server/jobs/announce.ts';
import { tellProgramme } from '@eyelet/server/loyalty/tell-programme.ts';
import { createSmile, type SmileOptions } from '@eyelet/server/loyalty-programme/smile/smile.ts';
import { buy, readyCart } from '@eyelet/testing/buy.ts';
import { balanceOfPoints, givePoints, newMember } from '@eyelet/testing/loyalty.ts';
import { refusalOf } from '@eyelet/testing/shopper.ts';
import { type SmileServer, startSmileServer } from '@eyelet/testing/smile-server.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { describeProgramme } from './programme.ts';

async function openShop(): Promise<
  Readonly<{ running: RunningShop; server: SmileServer; close: () => Promise<void> }>
> {
  const server = await startSmileServer();
  const { endpoint, token } = server;
  const running = await startStockedShop({
    onHand: 500,
    config: { loyalty: { kind: 'smile', endpoint } },
    parts: { secrets: { sessionSecret: undefined, recaptchaKey: undefined, smileToken: token } },
  });
  const close = async () => {
    await running.close();
    await server.close();
  };
  return { running, server, close };
}

describeProgramme('a programme at Smile.io', async () => {
  const { running, server, close } = await openShop();
  return { running, close, balance: async ({ auth }) => server.balanceOf(auth.consumerNo) };
});

describe('a shop with a programme at Smile.io', () => {
  let running: RunningShop;
  let server: SmileServer;
  let close: () => Promise<void>;
  beforeAll(async () => {
    ({ running, server, close } = await openShop());
  });
  beforeEach(() => server.mood(undefined));
  afterAll(() => close());

  const tell = () => tellProgramme(running.shop);

  test.each(['silent', 'cut off', 429, 503, 401] as const)(
    'orders are placed and earn while the service is %s, and it is told once it is back',
    async (mood) => {
      const member = await newMember(running, 200);
      await tell();
      server.mood(mood);
      const cart = await readyCart(member, running.origin, upcs.deck);
      await member.call(applyReward, { params: { basketId: cart.id }, body: { appliedLoyaltyVoucher: 200 } });
      const { orderNumber } = await member.call(placeOrder, { body: { cartId: cart.id } });
      expect(orderNumber).toMatch(/\w/);
      await announce(running.shop);
      await tell();
      await tell();
      expect((await member.call(listVouchers, {})).currentLoyaltyPoints).toBe(90);
      server.mood(undefined);
      // What was asked last may still be waiting for its answer.
      await expect.poll(() => tell().then(() => server.balanceOf(member.auth.consumerNo)), { timeout: 5000 }).toBe(90);
      await tell();
      expect(server.balanceOf(member.auth.consumerNo)).toBe(90);
    },
    30_000,
  );

  test('points that change there are those of the shop as soon as they are shown or spent', async () => {
    const member = await newMember(running, 200);
    await tell();
    server.change(member.auth.consumerNo, -150);
    const cart = await readyCart(member, running.origin, upcs.deck);
    const spend = member.call(applyReward, { params: { basketId: cart.id }, body: { appliedLoyaltyVoucher: 200 } });
    expect(await refusalOf(spend)).toBe('REW140');
    server.change(member.auth.consumerNo, 70);
    expect((await member.call(listVouchers, {})).currentLoyaltyPoints).toBe(120);
    const { rows } = await member.call(listPointsHistory, {});
    expect(rows.map(({ reason, points }) => [reason, points])).toEqual([
      ['adjusted', 70],
      ['adjusted', -150],
      ['brought', 200],
    ]);
  });

  test('points are shown within a second and a half while the service is slow, and what it says late holds from then on', async () => {
    const member = await newMember(running, 200);
    await tell();
    server.change(member.auth.consumerNo, 70);
    server.mood({ after: 1600 });
    const points = async () => (await member.call(listVouchers, {})).currentLoyaltyPoints;
    const asked = performance.now();
    expect(await points()).toBe(200);
    expect(performance.now() - asked).toBeLessThan(1500);
    await expect.poll(() => balanceOfPoints(running, member), { timeout: 5000 }).toBe(270);
    expect(await points()).toBe(270);
  });

  test('points that were spent there while it could not be heard are owed, and settled with the next ones', async () => {
    const member = await newMember(running, 200);
    await tell();
    server.change(member.auth.consumerNo, -150);
    server.mood(503);
    const cart = await readyCart(member, running.origin, upcs.deck);
    await member.call(applyReward, { params: { basketId: cart.id }, body: { appliedLoyaltyVoucher: 200 } });
    await member.call(placeOrder, { body: { cartId: cart.id } });
    server.mood(undefined);
    await tell();
    expect(server.balanceOf(member.auth.consumerNo)).toBe(50);
    await announce(running.shop);
    // 90 are earned, 200 were taken: 60 are still missing there.
    await tell();
    expect(server.balanceOf(member.auth.consumerNo)).toBe(50);
    await givePoints(running, member, 100);
    await tell();
    expect(server.balanceOf(member.auth.consumerNo)).toBe(40);
    expect(await balanceOfPoints(running, member)).toBe(40);
  });

  test('a member whom the service does not know any more holds up nobody', async () => {
    const [lost, other] = [await newMember(running, 10), await newMember(running, 10)];
    await tell();
    await running.shop.database.db
      .updateTable('loyalty_member')
      .set({ programme_account: '1' })
      .where('consumer_id', '=', lost.auth.consumerNo)
      .execute();
    await givePoints(running, lost, 5);
    await buy(other, running.origin, upcs.deck);
    await announce(running.shop);
    await tell();
    expect(server.balanceOf(other.auth.consumerNo)).toBe(110);
  });
});

describe('the adapter of Smile.io', () => {
  let server: SmileServer;
  beforeAll(async () => {
    server = await startSmileServer({ page: 2 });
  });
  beforeEach(() => server.mood(undefined));
  afterAll(() => server.close());

  const service = (options: Partial<SmileOptions> = {}) =>
    createSmile({ endpoint: server.endpoint, token: server.token, ...options });
  const ada = { consumerNo: 'C-1', email: 'ada@skerry.example', firstName: 'Ada', lastName: 'Lund' };
  const change = (key: string, points: number) => ({ key, points, text: 'Skerry 1001', since: new Date() });

  test('a member is one account, however often they join, and a customer of the same email is theirs', async () => {
    const account = await service().join(ada);
    expect(await service().join(ada)).toBe(account);
    expect(await service().join({ ...ada, consumerNo: 'C-2' })).toBe(account);
    expect(await service().join({ ...ada, consumerNo: 'C-3', email: 'other@skerry.example' })).not.toBe(account);
  });

  test('a change is made once by its key, also after an answer was lost and others came between', async () => {
    const account = await service().join({ ...ada, consumerNo: 'C-4', email: 'c4@skerry.example' });
    const given = change('first', 100);
    server.mood('cut off');
    await expect(service().change(account, given)).rejects.toMatchObject({ problem: 'unreachable' });
    server.mood(undefined);
    for (const key of ['a', 'b', 'c', 'd']) expect(await service().change(account, change(key, 1))).toBe('done');
    expect(await service().change(account, given)).toBe('done');
    expect(await service().balance(account)).toBe(104);
    expect(server.transactions.at(-1)).toMatchObject({ description: 'Skerry 1001', internal_note: 'd' });
  });

  test('more than there is is not taken', async () => {
    const account = await service().join({ ...ada, consumerNo: 'C-5', email: 'c5@skerry.example' });
    expect(await service().change(account, change('given', 10))).toBe('done');
    expect(await service().change(account, change('taken', -11))).toBe('short');
    expect(await service().change(account, change('taken', -10))).toBe('done');
    expect(await service().balance(account)).toBe(0);
  });

  test.each([
    [401, 'key'],
    [403, 'key'],
    [429, 'busy'],
    [503, 'busy'],
    [400, 'answer'],
    [404, 'answer'],
  ] as const)('status %i is the problem %s', async (status, problem) => {
    server.mood(status);
    await expect(service().balance('304169000')).rejects.toMatchObject({ problem });
    await expect(service().join(ada)).rejects.toMatchObject({ problem });
  });

  test('a wrong token, a service that is silent, and one that is not there are told apart', async () => {
    await expect(service({ token: 'other' }).join(ada)).rejects.toMatchObject({ problem: 'key' });
    server.mood('silent');
    await expect(service({ patience: 50 }).join(ada)).rejects.toMatchObject({ problem: 'unreachable' });
    const gone = service({ endpoint: 'http://127.0.0.1:9' });
    await expect(gone.join(ada)).rejects.toMatchObject({ problem: 'unreachable' });
  });
});
