import { ApiError } from '@eyelet/contracts/kernel/api-error.ts';
import type { ApiClient } from '@eyelet/contracts/kernel/client.ts';
import { expect, test } from 'vitest';
import { postCancelItems } from './post-cancel-items.ts';

const quote = { refund: 19.9, delivery: 0, currency: 'USD', whole: false };

const refusal = (errorId: string) =>
  new ApiError(409, { appId: 'eyelet', correlationId: 'c', errorDetails: [{ errorId, message: `says ${errorId}` }] });

/** Posts the choice of one unit to a server with these answers; an error is what a call is refused with. */
function post(intent: string, cancelled: string | Error, quoted: object | Error = quote) {
  const form = new FormData();
  form.set('qty-socks', '1');
  form.set('intent', intent);
  form.set('cancellationId', crypto.randomUUID());
  const client = {
    call: async ({ id }: { id: string }) => {
      const answer = id === 'orders.quoteCancellation' ? quoted : cancelled;
      if (answer instanceof Error) throw answer;
      return typeof answer === 'string' ? { status: answer } : answer;
    },
  } as unknown as ApiClient;
  return postCancelItems(client, { orderNumber: 'A1' }, form);
}

test('what is cancelled is said to be done, with its amount if that can be read', async () => {
  expect(await post('confirm', 'confirmed')).toEqual({ step: 'done', whole: false, quote });
  for (const failure of [refusal('CAN409'), refusal('OHS4004'), new TypeError('fetch failed')]) {
    expect(await post('confirm', 'confirmed', failure)).toEqual({ step: 'done', whole: false, quote: undefined });
  }
  expect(await post('confirm', 'cancelled')).toEqual({ step: 'done', whole: true, quote: undefined });
});

test.each([
  ['CAN409', 'gone'],
  ['OHS4004', 'refused'],
])('a refusal with %s lets choose again, as %s', async (errorId, problem) => {
  const answer = { step: 'choose', chosen: { socks: 1 }, problem, text: `says ${errorId}` };
  expect(await post('review', 'confirmed', refusal(errorId))).toMatchObject(answer);
  expect(await post('confirm', refusal(errorId))).toMatchObject(answer);
});

test('another amount than was confirmed is shown, and asked for again', async () => {
  const details = { ...quote, refund: 25.9, whole: true };
  const errorDetails = [{ errorId: 'CAN410', message: 'says CAN410', details }];
  const changed = new ApiError(409, { appId: 'eyelet', correlationId: 'c', errorDetails });
  const answer = { step: 'review', chosen: { socks: 1 }, quote: details, isChanged: true };
  expect(await post('confirm', changed)).toMatchObject(answer);
  expect(await post('review', 'confirmed')).toMatchObject({ step: 'review', quote, isChanged: false });
});

test('a failure of the server is none of the choice', async () => {
  await expect(post('confirm', new TypeError('fetch failed'))).rejects.toThrow('fetch failed');
});
