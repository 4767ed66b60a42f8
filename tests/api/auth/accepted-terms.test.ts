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

/** The terms that a consumer has accepted, as the shop keeps them. */
const acceptedBy = ({ email }: TestConsumer) =>
  running.shop.database.db
    .selectFrom('consumer')
    .select(['terms_page', 'terms_version'])
    .where('email', '=', email)
    .executeTakeFirstOrThrow();

/** Waits until shoppers read the terms of use with a title. */
async function untilShown(title: string): Promise<void> {
  const shopper = await newShopper(running.origin);
  const shown = () => shopper.call(readPage, { params: { slug: 'brand-terms' } }).then((page) => page.title, String);
  await expect.poll(shown, { timeout: 15_000 }).toBe(title);
}

test('an account keeps the version of the terms that was published when it was made', async () => {
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
