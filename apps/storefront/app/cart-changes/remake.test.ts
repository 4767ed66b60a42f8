import { createMessages } from '@eyelet/messages/create-messages.ts';
import { aCart, anItem } from '@eyelet/testing/cart-builder.ts';
import { refusalOf, scriptedClient } from '@eyelet/testing/scripted-client.ts';
import { toasts } from '@eyelet/ui/toasts/toasts.ts';
import { expect, test, vi } from 'vitest';

vi.stubGlobal('document', { documentElement: { lang: 'de-DE' } });

const { remakeCart } = await import('./remake.ts');

test('lines that could not be put into a recreated cart are shown to the shopper [C4.16]', async () => {
  const show = vi.spyOn(toasts, 'show').mockImplementation(() => undefined);
  const lost = aCart({ items: [anItem({ id: 'a', upc: 'A' }), anItem({ id: 'b', upc: 'B' })] });
  const client = scriptedClient(({ id }) =>
    id === 'cart.createWithItem' ? aCart({ id: 'basket-2' }) : refusalOf('INV700'),
  );
  expect((await remakeCart(client, lost))?.id).toBe('basket-2');
  expect(show.mock.calls).toEqual([[{ title: createMessages('de')('error.INV700'), tone: 'error' }]]);
});

test('without a lost cart nothing is created', async () => {
  const client = scriptedClient(() => aCart());
  expect(await remakeCart(client, null)).toBeNull();
  expect(client.calls).toEqual([]);
});
