import { updateConsumer } from '@eyelet/contracts/consumer/update.ts';
import { createContent } from '@eyelet/contracts/content/create.ts';
import { publishContent } from '@eyelet/contracts/content/publish.ts';
import { readPage } from '@eyelet/contracts/content/read-page.ts';
import { saveDraft } from '@eyelet/contracts/content/save-draft.ts';
import { newConsumer, type TestConsumer } from '@eyelet/testing/consumer.ts';
import { pageItem } from '@eyelet/testing/content-items.ts';
import { newShopper } from '@eyelet/testing/shopper.ts';
import { newStaff } from '@eyelet/testing/staff.ts';
import { type RunningShop, startShop } from '@eyelet/testing/start-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let running: RunningShop;
beforeAll(async () => {
  running = await startShop();
});
afterAll(() => running.close());

/** The terms that a consumer has accepted, as stored. */
const acceptedBy = ({ email }: TestConsumer) =>
  running.shop.database.db
    .selectFrom('consumer')
    .select(['terms_page', 'terms_version'])
    .where('email', '=', email)
    .executeTakeFirstOrThrow();

/** Waits until the shop shows the terms of use with a title. */
async function untilShown(title: string): Promise<void> {
  const shopper = await newShopper(running.origin);
  const shown = () => shopper.call(readPage, { params: { slug: 'brand-terms' } }).then((page) => page.title, String);
  await expect.poll(shown, { timeout: 15_000 }).toBe(title);
}

test('an account stores the version of the terms that was published when it was created', async () => {
  const before = await newConsumer(running.origin);
  expect(await acceptedBy(before)).toEqual({ terms_page: null, terms_version: null });

  const publisher = await newStaff(running, { roles: ['publisher'] });
  const { kind, document } = pageItem('brand-terms', { title: 'Terms of use' });
  const { item } = await publisher.call(createContent, {
    body: { kind, key: 'brand-terms', name: 'Terms of use', document },
  });
  const params = { itemId: item.itemId };
  await publisher.call(publishContent, { params, body: { version: 1 } });
  await untilShown('Terms of use');
  const first = await newConsumer(running.origin);
  expect(await acceptedBy(first)).toEqual({ terms_page: 'brand-terms', terms_version: 1 });

  const changed = { ...document, props: { ...document.props, title: 'New terms of use' } };
  await publisher.call(saveDraft, { params, body: { version: 1, document: changed } });
  expect(await acceptedBy(await newConsumer(running.origin))).toMatchObject({ terms_version: 1 });
  await publisher.call(publishContent, { params, body: { version: 2 } });
  await untilShown('New terms of use');
  expect(await acceptedBy(await newConsumer(running.origin))).toMatchObject({ terms_version: 2 });
  expect(await acceptedBy(first)).toMatchObject({ terms_version: 1 });
});

/** Publishes a page of terms, and waits until the shop shows it. */
async function published(key: string, title: string): Promise<void> {
  const publisher = await newStaff(running, { roles: ['publisher'] });
  const { kind, document } = pageItem(key, { title });
  const { item } = await publisher.call(createContent, { body: { kind, key, name: title, document } });
  await publisher.call(publishContent, { params: { itemId: item.itemId }, body: { version: 1 } });
  const shopper = await newShopper(running.origin);
  const shown = () => shopper.call(readPage, { params: { slug: key } }).then((page) => page.title, String);
  await expect.poll(shown, { timeout: 15_000 }).toBe(title);
}

test('joining the programme and the employee discount store the versions of their terms, which leaving deletes', async () => {
  await published('loyalty-terms', 'Terms of the membership');
  await published('associate-discount-terms', 'Terms of the discount');
  const kept = ({ auth }: TestConsumer) =>
    running.shop.database.db
      .selectFrom('consumer')
      .select(['loyalty_terms_page', 'loyalty_terms_version', 'employee_terms_page', 'employee_terms_version'])
      .where('id', '=', auth.consumerNo)
      .executeTakeFirstOrThrow();
  const none = { loyalty_terms_page: null, loyalty_terms_version: null };
  const noneOfEmployees = { employee_terms_page: null, employee_terms_version: null };
  const loyalty = { loyalty_terms_page: 'loyalty-terms', loyalty_terms_version: 1 };
  const discount = { employee_terms_page: 'associate-discount-terms', employee_terms_version: 1 };

  const member = await newConsumer(running.origin, {
    signUp: { birthDate: '1990-10-12', subscriptions: { loyaltyConsent: true } },
  });
  expect(await kept(member)).toEqual({ ...loyalty, ...noneOfEmployees });

  const employee = await newConsumer(running.origin);
  expect(await kept(employee)).toEqual({ ...none, ...noneOfEmployees });
  const change = (consumerDetails: object, optin: boolean) =>
    employee.call(updateConsumer, {
      body: { consumerProfile: { consumerDetails, enrollments: [{ type: 'Loyalty', optin }] } },
    });
  await change({ birthDate: '1990-10-12', isEmployeeDiscountTCAccepted: true }, true);
  // Only employees have terms of the discount to accept.
  expect(await kept(employee)).toEqual({ ...loyalty, ...noneOfEmployees });
  await running.shop.database.pool.query(`update consumer set kind = 'EMPLOYEE' where id = $1`, [
    employee.auth.consumerNo,
  ]);
  await change({ isEmployeeDiscountTCAccepted: true }, true);
  expect(await kept(employee)).toEqual({ ...loyalty, ...discount });
  await change({ isEmployeeDiscountTCAccepted: false }, false);
  expect(await kept(employee)).toEqual({ ...none, ...noneOfEmployees });
});
