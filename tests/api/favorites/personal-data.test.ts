import { deleteConsumer } from '@eyelet/contracts/consumer/delete.ts';
import { addFavorite } from '@eyelet/contracts/favorites/add.ts';
import { readSharedFavorites } from '@eyelet/contracts/favorites/read-shared.ts';
import { shareFavorites } from '@eyelet/contracts/favorites/share.ts';
import { updateSavedItems } from '@eyelet/contracts/saved-items/update.ts';
import { tidy } from '@eyelet/server/jobs/tidy.ts';
import { eraseDueConsumers } from '@eyelet/server/personal-data/erase.ts';
import { gatherData } from '@eyelet/server/personal-data/gather.ts';
import { newConsumer } from '@eyelet/testing/consumer.ts';
import { newShopper, refusalOf, type Shopper } from '@eyelet/testing/shopper.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { productIds, startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

const day = 24 * 3600 * 1000;
let shop: RunningShop;
let passed = 0;
beforeAll(async () => {
  shop = await startStockedShop({ parts: { clock: () => new Date(Date.now() + passed) } });
});
afterAll(() => shop.close());

async function fill(shopper: Shopper): Promise<string> {
  const { favoriteId } = await shopper.call(addFavorite, { body: { productId: productIds.deck } });
  await shopper.call(updateSavedItems, { body: { items: [{ upc: upcs.socks }] } });
  return favoriteId ?? '';
}

async function countLists(): Promise<number> {
  const { rows } = await shop.shop.database.pool.query<{ n: number }>(
    'select (select count(*) from favorite_list) + (select count(*) from saved_list) as n',
  );
  return rows[0]?.n ?? 0;
}

test('lists are in the export of their owner and are deleted with the account; those of guests after a season', async () => {
  const ada = await newConsumer(shop.origin);
  const favoriteId = await fill(ada);
  await ada.call(shareFavorites, { params: { favoriteId }, body: {} });
  await fill(await newShopper(shop.origin));
  const data = JSON.stringify(await gatherData(shop.shop.database.db, ada.auth.consumerNo));
  expect(data).toContain(productIds.deck);
  expect(data).toContain(upcs.socks);

  passed = 100 * day;
  await tidy(shop.shop);
  expect(await countLists()).toBe(2);
  const again = await newConsumer(shop.origin, { email: ada.email, password: ada.password, signedUp: true });
  await again.call(deleteConsumer, { body: { password: ada.password } });
  passed = 115 * day;
  await eraseDueConsumers(shop.shop);
  expect(await countLists()).toBe(0);
  const stranger = await newShopper(shop.origin);
  expect(await refusalOf(stranger.call(readSharedFavorites, { params: { favoriteId } }))).toBe('API404');
});
