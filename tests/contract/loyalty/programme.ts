import { placeOrder } from '@eyelet/contracts/checkout/place-order.ts';
import { listVouchers } from '@eyelet/contracts/loyalty/list-vouchers.ts';
import { cancelOrder } from '@eyelet/contracts/orders/cancel.ts';
import { applyReward } from '@eyelet/contracts/payments/apply-reward.ts';
import { findLedgerFaults } from '@eyelet/db/ledger/faults.ts';
import { announce } from '@eyelet/server/jobs/announce.ts';
import { earnPoints } from '@eyelet/server/loyalty/earn.ts';
import { tellProgramme } from '@eyelet/server/loyalty/tell-programme.ts';
import { buy, readyCart } from '@eyelet/testing/buy.ts';
import type { TestConsumer } from '@eyelet/testing/consumer.ts';
import { balanceOfPoints, givePoints, newMember } from '@eyelet/testing/loyalty.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

/** A shop with a programme, and what the programme itself says of a member. */
export type ProgrammeGround = Readonly<{
  running: RunningShop;
  balance: (member: Pick<TestConsumer, 'auth'>) => Promise<number>;
  close: () => Promise<void>;
}>;

/** What every loyalty programme holds to, the embedded one as well as one outside the shop. */
export function describeProgramme(name: string, open: () => Promise<ProgrammeGround>): void {
  describe(name, () => {
    let ground: ProgrammeGround;
    beforeAll(async () => {
      ground = await open();
    });
    afterAll(async () => {
      expect(await findLedgerFaults(ground.running.shop.database.db)).toEqual([]);
      await ground.close();
    });

    /** What the follow-ups of orders do, twice, as nothing may come of the second time. */
    async function followUp(): Promise<void> {
      for (let time = 0; time < 2; time++) {
        await announce(ground.running.shop);
        await tellProgramme(ground.running.shop);
      }
    }

    async function expectPoints(member: TestConsumer, points: number): Promise<void> {
      await followUp();
      expect(await ground.balance(member)).toBe(points);
      expect(await balanceOfPoints(ground.running, member)).toBe(points);
      expect((await member.call(listVouchers, {})).currentLoyaltyPoints).toBe(points);
    }

    test('an order earns its points once, and a cancelled one loses them', async () => {
      const { running } = ground;
      const member = await newMember(running);
      const { orderNumber } = await buy(member, running.origin, upcs.deck);
      await expectPoints(member, 100);
      await earnPoints(running.shop, orderNumber);
      await expectPoints(member, 100);
      await member.call(cancelOrder, { body: { orderNumber } });
      await expectPoints(member, 0);
    });

    test('points pay once as a voucher, and come back when the order is cancelled', async () => {
      const { running } = ground;
      const member = await newMember(running, 300);
      await expectPoints(member, 300);
      const cart = await readyCart(member, running.origin, upcs.deck);
      await member.call(applyReward, { params: { basketId: cart.id }, body: { appliedLoyaltyVoucher: 200 } });
      const { orderNumber } = await member.call(placeOrder, { body: { cartId: cart.id } });
      // 90.00 of the 100.00 are paid otherwise.
      await expectPoints(member, 190);
      await member.call(cancelOrder, { body: { orderNumber } });
      await expectPoints(member, 300);
    });

    test('several changes and members at once add up, whoever tells of them', async () => {
      const { running } = ground;
      const members = await Promise.all([1, 2, 3].map(() => newMember(running, 50)));
      await Promise.all([
        ...members.map((member) => givePoints(running, member, 7)),
        tellProgramme(running.shop),
        tellProgramme(running.shop),
      ]);
      for (const member of members) await expectPoints(member, 57);
    });
  });
}
