import { updateConsumer } from '@eyelet/contracts/consumer/update.ts';
import { addFavorite } from '@eyelet/contracts/favorites/add.ts';
import { listFavorites } from '@eyelet/contracts/favorites/list.ts';
import { readSharedFavorites } from '@eyelet/contracts/favorites/read-shared.ts';
import { shareFavorites, sharingLettersPerDay } from '@eyelet/contracts/favorites/share.ts';
import { announce } from '@eyelet/server/jobs/announce.ts';
import { newConsumer, type TestConsumer } from '@eyelet/testing/consumer.ts';
import { newShopper, refusalOf, type Shopper } from '@eyelet/testing/shopper.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { productIds, startStockedShop } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: RunningShop;
let stranger: Shopper;
beforeAll(async () => {
  shop = await startStockedShop();
  stranger = await newShopper(shop.origin, { locale: 'de_DE' });
});
afterAll(() => shop.close());

/** A consumer with a favorite. */
async function consumerWithFavorite(): Promise<Readonly<{ ada: TestConsumer; favoriteId: string }>> {
  const ada = await newConsumer(shop.origin, { signUp: { firstName: 'Ada' } });
  const { favoriteId } = await ada.call(addFavorite, { body: { productId: productIds.deck } });
  return { ada, favoriteId: favoriteId ?? '' };
}

const share = (shopper: Shopper, favoriteId: string, body: { shared?: boolean; recipients?: string[] } = {}) =>
  shopper.call(shareFavorites, { params: { favoriteId }, body });
const look = (favoriteId: string) => stranger.call(readSharedFavorites, { params: { favoriteId } });

async function mailsTo(recipient: string) {
  await announce(shop.shop);
  const { rows } = await shop.shop.database.pool.query<{ kind: string; subject: string; text: string }>(
    'select kind, subject, text from mail where recipient = $1',
    [recipient],
  );
  return rows;
}

test('a shared list is shown to everybody with its link, in their market [C7.126, C7.127]', async () => {
  const { ada, favoriteId } = await consumerWithFavorite();
  expect(await share(ada, favoriteId)).toEqual({
    shared: true,
    link: `${shop.origin}/en-us/favorites/${favoriteId}`,
    letters: 0,
  });
  const seen = await look(favoriteId);
  expect(seen).toMatchObject({ favoriteId, owner: 'Ada', total: 1 });
  expect(seen.items[0]?.product).toMatchObject({ id: productIds.deck, currency: 'EUR' });
  expect((await ada.call(listFavorites, {})).shared).toBe(true);
});

test('a list that is not shared, or no longer, gets the answer of one that does not exist [C7.126]', async () => {
  const { ada, favoriteId } = await consumerWithFavorite();
  const answerOf = async (id: string) => {
    const response = await fetch(`${shop.origin}/wishlists/v2/favorites/${id}/share`);
    const { correlationId: _, ...body } = (await response.json()) as { correlationId: string };
    return { status: response.status, body };
  };
  const unknown = await answerOf('none');
  expect(unknown.status).toBe(404);
  expect(await answerOf(favoriteId)).toEqual(unknown);
  await share(ada, favoriteId);
  expect((await answerOf(favoriteId)).status).toBe(200);
  expect(await share(ada, favoriteId, { shared: false })).toEqual({ shared: false, link: null, letters: 0 });
  expect(await answerOf(favoriteId)).toEqual(unknown);
});

test('a guest cannot share favorites [C6.04]', async () => {
  const guest = await newShopper(shop.origin);
  const { favoriteId } = await guest.call(addFavorite, { body: { productId: productIds.socks } });
  expect(await refusalOf(share(guest, favoriteId ?? ''))).toBe('AUT432');
  expect(await refusalOf(look(favoriteId ?? ''))).toBe('API404');
});

test('each recipient gets one letter with the link and the name of the owner [C7.127]', async () => {
  const { ada, favoriteId } = await consumerWithFavorite();
  const recipients = ['Bo@example.com', ' bo@example.com', 'cleo@example.com'];
  expect(await share(ada, favoriteId, { recipients })).toMatchObject({ letters: 2 });
  const mails = [...(await mailsTo('bo@example.com')), ...(await mailsTo('cleo@example.com'))];
  expect(mails.map(({ kind }) => kind)).toEqual(['favorites-shared', 'favorites-shared']);
  for (const { subject, text } of mails) {
    expect(subject).toBe('Ada has shared favorites with you');
    expect(text).toContain(`/en-us/favorites/${favoriteId}`);
  }
});

test('a name that contains a web address is left out of the letter', async () => {
  const { ada, favoriteId } = await consumerWithFavorite();
  await ada.call(updateConsumer, {
    body: { consumerProfile: { consumerDetails: { firstName: 'Win at evil.example' } } },
  });
  await share(ada, favoriteId, { recipients: ['edda@example.com'] });
  const [mail] = await mailsTo('edda@example.com');
  expect(mail?.subject).toBe('Somebody you know has shared favorites with you');
  expect(mail?.text).not.toContain('evil.example');
});

test('an invalid recipient and too many letters are refused, and nothing is sent', async () => {
  const { ada, favoriteId } = await consumerWithFavorite();
  expect(await refusalOf(share(ada, favoriteId, { recipients: ['dora@example.com', 'nobody'] }))).toBe('PRO412');
  const some = (from: number) => Array.from({ length: 10 }, (_, index) => `friend${from + index}@example.com`);
  for (let sent = 0; sent < sharingLettersPerDay; sent += 10) await share(ada, favoriteId, { recipients: some(sent) });
  expect(await refusalOf(share(ada, favoriteId, { recipients: ['dora@example.com'] }))).toBe('PRO412');
  expect(await mailsTo('dora@example.com')).toEqual([]);
  expect((await look(favoriteId)).total).toBe(1);
});
