import { createMessages } from '@eyelet/messages/create-messages.ts';
import { aCart, anItem } from '@eyelet/testing/cart-builder.ts';
import { WordsProvider } from '@eyelet/ui/words/words.tsx';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ShipmentList } from './shipment-list.tsx';

test('the shipments of an order list their items, and their sizes only when there are several shipments', () => {
  const items = [
    anItem({ id: 'one', name: 'Deck shoe', size: '42', qty: 2 }),
    anItem({ id: 'two', name: 'Pouch', size: 'OS' }),
  ];
  const shipment = { label: 'Standard shipping', kind: 'home', deliveryTime: '', promised: null, pickupWindows: [] };
  const shippingMethods = [
    { ...shipment, shippingId: 'shipment-1', storeName: null, itemIds: ['one', 'two'] },
    { ...shipment, shippingId: 'shipment-2', storeName: null, itemIds: [] },
  ] as never;
  const html = renderToStaticMarkup(
    <WordsProvider words={{ say: createMessages('en'), tag: 'en-US' }}>
      <ShipmentList cart={aCart({ items, shippingMethods })} places={{}} />
    </WordsProvider>,
  );
  expect(html).toContain('>2\u00a0× Deck shoe, 42 · 1\u00a0× Pouch<');
});
