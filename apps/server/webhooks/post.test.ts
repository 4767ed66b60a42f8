import { openWebhookReceiver } from '@eyelet/testing/webhook-receiver.ts';
import { expect, test } from 'vitest';
import { post } from './post.ts';

const options = { headers: {}, body: '{}', isPrivateAllowed: true, timeLimit: 5000 };

test('a receiver that does not answer, or does not end its answer, is given up after the time limit', async () => {
  const receiver = await openWebhookReceiver();
  receiver.answer(() => {});
  expect(await post(receiver.url, { ...options, timeLimit: 50 })).toEqual({ failure: 'no-time' });
  receiver.answer((response) => response.writeHead(200).write('one moment'));
  expect(await post(receiver.url, { ...options, timeLimit: 200 })).toEqual({ failure: 'no-time' });
  await receiver.close();
});

test('only the beginning of an answer is read and stored, without unprintable characters', async () => {
  const receiver = await openWebhookReceiver();
  receiver.answer((response) => response.end(`one\u0000\u001b[31mtwo${'x'.repeat(5_000_000)}`));
  const answer = await post(receiver.url, options);
  expect(answer).toMatchObject({ status: 200, answer: expect.stringMatching(/^one \[31mtwox+…$/) });
  expect('answer' in answer && answer.answer.length).toBe(501);
  await receiver.close();
  expect(await post(receiver.url, options)).toEqual({ failure: 'unreachable' });
});

test('an address in a private network is not connected to unless that is allowed', async () => {
  const receiver = await openWebhookReceiver();
  const guarded = { ...options, isPrivateAllowed: false };
  expect(await post(receiver.url, guarded)).toEqual({ failure: 'not-public' });
  expect(await post(receiver.url.replace('127.0.0.1', 'localhost'), guarded)).toEqual({ failure: 'not-public' });
  expect(receiver.received).toEqual([]);
  await receiver.close();
});
