import { applyCoupon } from '@eyelet/contracts/cart/apply-coupon.ts';
import { createCartWithItem } from '@eyelet/contracts/cart/create-with-item.ts';
import { readCart } from '@eyelet/contracts/cart/read.ts';
import { readConsumer } from '@eyelet/contracts/consumer/read.ts';
import { updateConsumer } from '@eyelet/contracts/consumer/update.ts';
import { listPromotions } from '@eyelet/contracts/promotions/list.ts';
import { spendBannerOf } from '@eyelet/domain/allowances/spend-banner.ts';
import { newAssociate, openStoreSession } from '@eyelet/testing/associate.ts';
import { newConsumer, signInShopper } from '@eyelet/testing/consumer.ts';
import { promotion } from '@eyelet/testing/promotion-builder.ts';
import { givePromotions } from '@eyelet/testing/promotions.ts';
import { newShopper, refusalOf, type Shopper } from '@eyelet/testing/shopper.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let running: RunningShop;

beforeAll(async () => {
  running = await startStockedShop();
  const staff = { audience: ['EMPLOYEE'] as const };
  await givePromotions(
    running,
    [promotion('staff', staff), promotion('staff-code', { ...staff, needsCoupon: true })],
    [{ code: 'STAFF', promotion: 'staff-code' }],
  );
});
afterAll(() => running.close());

async function newEmployee() {
  const employee = await newConsumer(running.origin);
  await running.shop.database.pool.query(
    `update consumer set kind = 'EMPLOYEE', identities = '{employee}', employee_terms_accepted_at = null,
       spending = jsonb_build_object('employee', jsonb_build_object('currentSpend', 100, 'yearly', 50000)) where id = $1`,
    [employee.auth.consumerNo],
  );
  return signInShopper(employee, employee.email, employee.password);
}

test('an employee has no benefits before accepting the terms, has them at once then, and loses them with the consent [C6.09]', async () => {
  const employee = await newEmployee();
  expect(employee.auth).toMatchObject({ consumerType: 'EMPLOYEE', isEmployeeDiscountTCAccepted: false });
  const { id } = await employee.call(createCartWithItem, { body: { upc: upcs.deck } });
  const accept = (isEmployeeDiscountTCAccepted: boolean) =>
    employee.call(updateConsumer, {
      body: { consumerProfile: { consumerDetails: { isEmployeeDiscountTCAccepted } } },
    });
  const benefits = async () => {
    const [{ totals }, { promotions }, { consumerDetails }] = await Promise.all([
      employee.call(readCart, { params: { basketId: id } }),
      employee.call(listPromotions, {}),
      employee.call(readConsumer, {}),
    ]);
    const named = promotions.map(({ promotionId }) => promotionId).toSorted();
    return { discount: totals.totalDiscount, named, banner: spendBannerOf(consumerDetails)?.kind };
  };
  const none = { discount: 0, named: [], banner: undefined };
  expect(await benefits()).toEqual(none);
  expect(await refusalOf(employee.call(applyCoupon, { body: { cartId: id, code: 'STAFF' } }))).toBe('PRM160');
  await accept(true);
  expect(await benefits()).toEqual({ discount: 10, named: ['staff', 'staff-code'], banner: 'employee' });
  const coded = await employee.call(applyCoupon, { body: { cartId: id, code: 'STAFF' } });
  expect(coded.totals.totalDiscount).toBe(19);
  await accept(false);
  expect(await benefits()).toEqual(none);
});

test('customers of a store associate do not have the benefits of the employee who sells to them', async () => {
  const associate = await newAssociate(running);
  await running.shop.database.pool.query('update consumer set employee_terms_accepted_at = now() where id = $1', [
    associate.id,
  ]);
  const discountFor = async (shopper: Shopper) => {
    const { id } = await shopper.call(createCartWithItem, { body: { upc: upcs.deck } });
    return (await shopper.call(readCart, { params: { basketId: id } })).totals.totalDiscount;
  };
  const till = await newShopper(running.origin);
  await openStoreSession(till, associate);
  expect(await discountFor(till)).toBe(0);
  const colleague = await newAssociate(running);
  await running.shop.database.pool.query('update consumer set employee_terms_accepted_at = now() where id = $1', [
    colleague.id,
  ]);
  const himself = await signInShopper(await newShopper(running.origin), colleague.email, colleague.password);
  expect(await discountFor(himself)).toBe(10);
});
