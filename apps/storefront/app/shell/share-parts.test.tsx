import { createMessages } from '@eyelet/messages/create-messages.ts';
import { ProductCard } from '@eyelet/ui/products/product-card.tsx';
import type { ShownCard } from '@eyelet/ui/products/shown-card.ts';
import { SharedPartsProvider } from '@eyelet/ui/sharing/shared-parts.tsx';
import { WordsProvider } from '@eyelet/ui/words/words.tsx';
import { type ReactNode, Suspense, use } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Shell } from '../shop/read-shell.ts';
import { shareParts } from './share-parts.tsx';

const words = { say: createMessages('en'), tag: 'en-US' };
const shellAt = (address: string) => ({ address, data: { market: { locale: 'en-us' } } }) as unknown as Shell;
const newPage = (address = '/en-us/shell/1') => shareParts(shellAt(address), words, crypto.randomUUID());
const around = (page: ReactNode) => renderToString(<WordsProvider words={words}>{page}</WordsProvider>);

const colour = (productId: string, label: string) => ({
  ...{ productId, label, swatch: '#ccc', available: true },
  pictures: [`${productId}-side`, `${productId}-top`],
});
const card: ShownCard = {
  ...{ id: 'SKTERN01FOM', masterId: 'SKTERN01', name: 'Tern – low', kind: 'Shoe', url: '/en-us/p/tern-SKTERN01FOM' },
  ...{ price: { current: 80, original: 100 }, currency: 'USD', badge: null, eyebrow: null, available: true },
  pictures: ['SKTERN01FOM-side', 'SKTERN01FOM-top'],
  colours: [colour('SKTERN01FOM', 'Foam'), colour('SKTERN01INK', 'Ink')],
};

test('a page with parts that it shares has the HTML that it had with its own, and the next page gets the same texts', () => {
  const page = (
    <ul>
      <li>
        <ProductCard card={card} sizes="50vw" />
      </li>
      <li>
        <ProductCard card={{ ...card }} sizes="50vw" headingLevel={2} />
      </li>
      <li>
        <ProductCard card={card} sizes="50vw" priority />
      </li>
    </ul>
  );
  const written = () => {
    const { share, writeNew, fill } = newPage();
    const html = around(<SharedPartsProvider value={share}>{page}</SharedPartsProvider>);
    expect(writeNew()).toBe(true);
    return fill(html);
  };
  const first = written();
  const text = first.map((part) => (typeof part === 'string' ? part : part.text)).join('');
  // The heart of a card comes from the shop, which these cards stand outside of when they are the page’s own.
  expect(text.replaceAll(/<div class="card-top">.*?<\/button><\/div>/g, '')).toBe(around(page));
  expect(text.match(/card-top/g)).toHaveLength(2);
  const shared = first.filter((part) => typeof part !== 'string');
  expect(shared).toHaveLength(2);
  expect(written().filter((part) => shared.includes(part as (typeof shared)[number]))).toHaveLength(2);
});

test('another shell has texts of its own, and what stands for a text of one page means nothing in another', () => {
  const [one, same, other] = [newPage(), newPage(), newPage('/en-us/shell/2')];
  const places = [one, same, other].map(({ share }) => share('a', <b>a</b>));
  expect([one, same, other].map(({ writeNew }) => writeNew())).toEqual([true, true, true]);
  const textIn = (page: typeof one, place = '') => page.fill(place)[1];
  expect(textIn(one, places[0])).toEqual({ text: '<b>a</b>' });
  expect(textIn(other, places[2])).toEqual({ text: '<b>a</b>' });
  expect(textIn(other, places[2])).not.toBe(textIn(one, places[0]));
  expect(same.fill(places[0] ?? '')).toEqual([places[0]]);
});

test('a part that waits for a script, or that names something in the head, is left to its page', () => {
  const never = new Promise<string>(() => undefined);
  const Waits = () => use(never);
  const left: readonly ReactNode[] = [
    <Suspense key="waits">
      <Waits />
    </Suspense>,
    <img key="head" src="/scene.png" alt="" fetchPriority="high" />,
  ];
  for (const part of left) {
    for (const page of [newPage(), newPage()]) {
      page.share('left', part);
      page.share('fine', <b>fine</b>);
      expect(page.writeNew()).toBe(false);
    }
  }
});
