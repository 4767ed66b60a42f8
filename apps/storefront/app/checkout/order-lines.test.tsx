import { createMessages } from '@eyelet/messages/create-messages.ts';
import { anItem } from '@eyelet/testing/cart-builder.ts';
import { WordsProvider } from '@eyelet/ui/words/words.tsx';
import { renderToReadableStream } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { OrderLines } from './order-lines.tsx';

async function shown(item: ReturnType<typeof anItem>): Promise<string> {
  const stream = await renderToReadableStream(
    <MemoryRouter>
      <WordsProvider words={{ say: createMessages('en'), tag: 'en-US' }}>
        <OrderLines items={[item]} currency="USD" />
      </WordsProvider>
    </MemoryRouter>,
  );
  await stream.allReady;
  return new Response(stream).text();
}

test('the review of an order shows whom a greeting card is for and what it says', async () => {
  const giftOption = { to: 'Grace', email: '', message: 'Fair winds & <calm> seas' };
  const html = await shown(anItem({ giftOption }));
  expect(html).toContain('Greeting card for Grace');
  expect(html).toContain('Fair winds &amp; &lt;calm&gt; seas');
  expect(await shown(anItem({ giftOption: null }))).not.toContain('Greeting card');
});
