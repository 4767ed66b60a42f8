import { up } from '@eyelet/db/migrations/0026-email-keys.ts';
import { newConsumer, signInShopper } from '@eyelet/testing/consumer.ts';
import { newShopper } from '@eyelet/testing/shopper.ts';
import { type RunningShop, startShop } from '@eyelet/testing/start-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let running: RunningShop;
beforeAll(async () => {
  running = await startShop();
});
afterAll(() => running.close());

const encoded = (name: string) => `${name}@xn--bcher-kva.example`;
const written = (name: string) => `${name}@bücher.example`;

/** Gives an account the key that its email got when keys were made from the input as typed. */
async function keyAsTyped(consumerNo: string, email: string): Promise<void> {
  await running.shop.database.pool.query('update consumer set email_key = $2 where id = $1', [consumerNo, email]);
}

test('an account with an old key is found by its email in either form', async () => {
  const ada = await newConsumer(running.origin, { email: encoded('ada') });
  await keyAsTyped(ada.auth.consumerNo, encoded('ada'));
  await up(running.shop.database.db as never);
  for (const email of [encoded('ada'), written('ada')]) {
    const again = await signInShopper(await newShopper(running.origin), email, ada.password);
    expect(again.auth.consumerNo).toBe(ada.auth.consumerNo);
  }
});

test('two accounts for two forms of an email are both kept, and each is found as before', async () => {
  const earlier = await newConsumer(running.origin, { email: encoded('bo') });
  await keyAsTyped(earlier.auth.consumerNo, encoded('bo'));
  const later = await newConsumer(running.origin, { email: written('bo') });
  await up(running.shop.database.db as never);
  const again = await signInShopper(await newShopper(running.origin), written('bo'), later.password);
  expect(again.auth.consumerNo).toBe(later.auth.consumerNo);
  const { rows } = await running.shop.database.pool.query('select 1 from consumer where id = any($1)', [
    [earlier.auth.consumerNo, later.auth.consumerNo],
  ]);
  expect(rows).toHaveLength(2);
});
