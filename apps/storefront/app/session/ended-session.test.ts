import { updateItem } from '@eyelet/contracts/cart/update-item.ts';
import { expect, test } from 'vitest';
import type { IdentityChange } from './identity.ts';
import { createShopperClient } from './shopper-client.ts';

const refused = Response.json(
  { appId: 'eyelet', correlationId: 'x', errorDetails: [{ errorId: 'AUT432', message: '' }] },
  { status: 401 },
);

test('a call of an ended session is repeated as a guest, with the copy of the cart', async () => {
  const sent: string[] = [];
  const answers = [
    Response.json({ consumerNo: 'C1', consumerType: 'REGISTERED', basketId: 'basket-1' }),
    refused,
    Response.json({ consumerNo: 'G1', consumerType: 'GUEST', basketId: 'basket-2' }),
    Response.json({ id: 'basket-2' }),
  ];
  const client = createShopperClient({
    locale: 'en_US',
    channel: 'web',
    cartId: () => 'basket-1',
    fetch: (async (input: string, init: RequestInit) => {
      sent.push(`${input} ${init.body}`);
      return answers.shift() as Response;
    }) as typeof fetch,
  });
  const changes: IdentityChange[] = [];
  client.identity.subscribe((change) => changes.push(change));
  const body = { cartId: 'basket-1', itemId: 'line-1', qty: 2 };
  await client.call(updateItem, { params: { basketId: 'basket-1' }, body });
  expect(sent.at(-1)).toContain('basket-2');
  expect(sent.at(-1)).toContain('line-1');
  expect(sent.at(-1)).not.toContain('basket-1');
  expect(changes.map(({ now, before, signedOut }) => [before?.consumerNo, now.consumerNo, signedOut])).toEqual([
    [undefined, 'C1', false],
    ['C1', 'G1', false],
  ]);
});
