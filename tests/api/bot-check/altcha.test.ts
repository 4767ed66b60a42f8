import { signUp } from '@eyelet/contracts/auth/sign-up.ts';
import { saveCard } from '@eyelet/contracts/cards/save.ts';
import { placeOrder } from '@eyelet/contracts/checkout/place-order.ts';
import { createHttpClient } from '@eyelet/contracts/kernel/client.ts';
import { tidy } from '@eyelet/server/jobs/tidy.ts';
import { readyCart } from '@eyelet/testing/buy.ts';
import { newShopper, refusalOf, type Shopper } from '@eyelet/testing/shopper.ts';
import { type RunningShop, startShop } from '@eyelet/testing/start-shop.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { altcha, answerTo, solvedPuzzle } from './proofs.ts';

const minute = 60_000;
let shop: RunningShop;
let twin: RunningShop;
let visitor: Shopper;
let passed = 0;
const clock = () => new Date(Date.now() + passed);

beforeAll(async () => {
  shop = await startStockedShop({ config: altcha, parts: { clock } });
  twin = await startShop({ config: altcha, parts: { clock }, databaseUrl: shop.databaseUrl });
});
afterAll(async () => {
  await twin.close();
  await shop.close();
});
beforeEach(async () => {
  passed = 0;
  visitor = await newShopper(shop.origin);
});

test('a call with a solved puzzle passes; without one, with a made-up and with a changed one it is refused [C8.34, C7.16]', async () => {
  expect(await answerTo(visitor, await solvedPuzzle(visitor))).toBe('AUT418');
  expect(await answerTo(visitor, '')).toBe('AUT403');
  expect(await answerTo(visitor, 'accept')).toBe('AUT403');
  for (const spoiled of [
    { number: -1 },
    { signature: 'ab' },
    { salt: 'ab?expires=99999999999' },
    { challenge: 'ab' },
  ]) {
    expect(await answerTo(visitor, await solvedPuzzle(visitor, (payload) => ({ ...payload, ...spoiled })))).toBe(
      'AUT403',
    );
  }
});

test('signing up, ordering and saving a card need a proof [C8.34]', async () => {
  const body = { email: 'ada@example.com', password: 'Granite-harbour-7', recaptcha_response: '' };
  expect(await refusalOf(visitor.call(signUp, { body }))).toBe('AUT403');
  expect(await refusalOf(visitor.call(placeOrder, { body: { cartId: 'x', recaptcha_response: '' } }))).toBe('AUT403');
  expect(saveCard.botCheck).toMatchObject({ required: true });
});

test('a puzzle is valid once, however its solution is written', async () => {
  const proof = await solvedPuzzle(visitor);
  expect(await answerTo(visitor, proof)).toBe('AUT418');
  expect(await answerTo(visitor, proof)).toBe('AUT403');
  const { signature, ...rest } = JSON.parse(Buffer.from(proof, 'base64').toString()) as Record<string, unknown>;
  const rewritten = Buffer.from(JSON.stringify({ signature, ...rest, took: 5 })).toString('base64');
  expect(await answerTo(visitor, rewritten)).toBe('AUT403');
});

test('two processes that get the same proof at once accept it once', async () => {
  const atTwin = createHttpClient({
    origin: twin.origin,
    headers: () => ({ 'x-locale': 'en_US' }),
    newId: () => crypto.randomUUID(),
  });
  const proof = await solvedPuzzle(visitor);
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) => answerTo(index % 2 ? visitor : atTwin, proof)),
  );
  expect(answers.filter((answer) => answer === 'AUT418')).toHaveLength(1);
});

test('a puzzle is valid for ten minutes, after which used proofs are forgotten', async () => {
  const [early, late] = [await solvedPuzzle(visitor), await solvedPuzzle(visitor)];
  passed = 9 * minute;
  expect(await answerTo(visitor, early)).toBe('AUT418');
  passed = 11 * minute;
  expect(await answerTo(visitor, late)).toBe('AUT403');
  await tidy(shop.shop);
  const left = await shop.shop.database.db.selectFrom('spent_proof').select('expires_at').execute();
  expect(left.filter(({ expires_at }) => expires_at < clock())).toEqual([]);
  expect(await answerTo(visitor, early)).toBe('AUT403');
});

test('a repeated order may use its proof again; other calls may not', async () => {
  const cart = await readyCart(visitor, shop.origin, upcs.deck);
  const body = { cartId: cart.id, recaptcha_response: await solvedPuzzle(visitor) };
  const order = await visitor.call(placeOrder, { body });
  expect((await visitor.call(placeOrder, { body })).orderNumber).toBe(order.orderNumber);
  const stranger = await newShopper(shop.origin);
  const other = await readyCart(stranger, shop.origin, upcs.deck);
  expect(await refusalOf(stranger.call(placeOrder, { body: { ...body, cartId: other.id } }))).toBe('AUT403');
  expect(await answerTo(visitor, body.recaptcha_response)).toBe('AUT403');
});

test('a form without scripts has a proof that is neither too new nor too old, and valid once', async () => {
  const proof = () => shop.shop.botCheck.formProof(clock());
  const [first, second] = [proof(), proof()];
  expect(await answerTo(visitor, first)).toBe('AUT403');
  passed = 2 * 1000;
  expect(await answerTo(visitor, first)).toBe('AUT418');
  expect(await answerTo(visitor, first)).toBe('AUT403');
  expect(await answerTo(visitor, `${second.slice(0, -2)}xx`)).toBe('AUT403');
  passed = 61 * minute;
  expect(await answerTo(visitor, second)).toBe('AUT403');
});
