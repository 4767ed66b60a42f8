import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { acceptDispute } from '@eyelet/contracts/disputes/accept.ts';
import { readDispute } from '@eyelet/contracts/disputes/read.ts';
import { submitEvidence } from '@eyelet/contracts/disputes/submit.ts';
import { adyenSecrets } from '@eyelet/testing/adyen-server.ts';
import { programFile } from '@eyelet/testing/program-file.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AdyenDisputes, openAdyenDisputes } from '../api/disputes/adyen-disputes.ts';
import { gathered } from '../api/disputes/evidence.ts';

let shop: AdyenDisputes;
beforeAll(async () => {
  shop = await openAdyenDisputes();
});
afterAll(() => shop.running.close());

type Params = Readonly<{ disputeId: string }>;

const disputeOf = async (params: Params) => (await shop.staff.call(readDispute, { params })).dispute;

/** Submits, or accepts, while the provider is down. */
async function waiting(answer: (params: Params, amount: number) => Promise<unknown>) {
  const { params, reference, amount } = await shop.open();
  const { adyen } = shop.running;
  adyen.fail(503);
  await answer(params, amount);
  adyen.fail(undefined);
  expect((await disputeOf(params)).answer).toMatchObject({ state: 'waiting' });
  return { params, reference };
}

/** A worker that is killed once the provider has answered a call. */
async function die(call: string, minutes: number): Promise<void> {
  const { running } = shop;
  const given = [running.databaseUrl, running.adyen.origin, JSON.stringify(adyenSecrets), call, String(minutes)];
  const child = spawn(process.execPath, [programFile('dying-answer'), ...given]);
  const [, signal] = await once(child, 'exit');
  expect(signal).toBe('SIGKILL');
}

test.each(['retrieveApplicableDefenseReasons', 'supplyDefenseDocument', 'defendDispute'])(
  'killed after %s, another process goes on once the claim is over: defended once',
  async (call) => {
    const { params, reference } = await waiting(async (params) => {
      const { version } = await gathered(shop.staff, { params }, { reasonCode: 'Delivered' });
      await shop.staff.call(submitEvidence, { params, body: { version } });
    });
    await die(call, 2);
    expect((await disputeOf(params)).answer).toMatchObject({ state: 'waiting' });
    await Promise.all([shop.runLater(6), shop.runLater(6)]);
    expect((await disputeOf(params)).answer).toMatchObject({ state: 'sent' });
    expect(shop.running.adyen.disputeEnd(reference)).toEqual({ how: 'defended', times: 1 });
  },
);

test('killed after accepting, another process writes down that the money is lost', async () => {
  const { params, reference } = await waiting((params, amount) =>
    shop.staff.call(acceptDispute, { params, body: { amount } }),
  );
  await die('acceptDispute', 2);
  expect(await disputeOf(params)).toMatchObject({ state: 'open', answer: { state: 'waiting' } });
  await shop.runLater(6);
  expect(await disputeOf(params)).toMatchObject({ state: 'lost', answer: { state: 'sent' } });
  expect(shop.running.adyen.disputeEnd(reference)).toEqual({ how: 'accepted', times: 1 });
});

/** Loses the answer to a call once the provider has given it. */
function loseAnswer(call: string): () => void {
  const { fetch: send } = globalThis;
  globalThis.fetch = async (input, init) => {
    const response = await send(input, init);
    if (String(input).endsWith(`/${call}`)) throw new TypeError('the answer is lost');
    return response;
  };
  return () => {
    globalThis.fetch = send;
  };
}

test('where keys do not count for disputes, what was taken and whose answer was lost is not called refused', async () => {
  const { adyen } = shop.running;
  const { params, reference } = await waiting(async (params) => {
    const { version } = await gathered(shop.staff, { params }, { reasonCode: 'Delivered' });
    await shop.staff.call(submitEvidence, { params, body: { version } });
  });
  const found = loseAnswer('defendDispute');
  await shop.runLater(2);
  found();
  expect((await disputeOf(params)).answer).toMatchObject({ state: 'waiting', problem: 'down' });
  adyen.ignoreKeys(true);
  await shop.runLater(6);
  await shop.runLater(60);
  adyen.ignoreKeys(false);
  expect(adyen.disputeEnd(reference)).toEqual({ how: 'defended', times: 1 });
  expect((await disputeOf(params)).answer).toMatchObject({ state: 'waiting', problem: 'uncertain' });
  const { mayAnswer } = await shop.staff.call(readDispute, { params });
  expect(mayAnswer).toBe(false);
});

test('where keys do not count, an answer that was never taken is still refused for what it lacks', async () => {
  const { adyen } = shop.running;
  const { params, reference } = await shop.open();
  const { version } = await gathered(shop.staff, { params }, { reasonCode: 'Delivered' });
  adyen.fail(503);
  await shop.staff.call(submitEvidence, { params, body: { version } });
  // As if the documents were supplied and the end was asked for, and neither had arrived.
  await shop.running.shop.database.pool.query(
    `insert into adyen_answer (answer_key, supplied_at, asked_at) values ($1 || ' 1', now(), now())`,
    [params.disputeId],
  );
  adyen.fail(undefined);
  adyen.ignoreKeys(true);
  await shop.runLater(6);
  adyen.ignoreKeys(false);
  expect(adyen.disputeEnd(reference)).toEqual({ how: undefined, times: 0 });
  expect((await disputeOf(params)).answer).toMatchObject({ state: 'refused', problem: 'refused' });
});
