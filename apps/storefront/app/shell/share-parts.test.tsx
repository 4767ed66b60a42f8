import { createMessages } from '@eyelet/messages/create-messages.ts';
import { ownTexts } from '@eyelet/messages/own-texts.ts';
import type { CompiledMessages } from '@eyelet/messages/translate.ts';
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

test('a part that fails, waits for a script, or names something in the head, is left to its page; the others of the page are shared', () => {
  const never = new Promise<string>(() => undefined);
  const Waits = () => use(never);
  const Fails = (): ReactNode => {
    throw new Error('no such currency');
  };
  const left: Readonly<Record<string, ReactNode>> = {
    waits: (
      <Suspense>
        <Waits />
      </Suspense>
    ),
    fails: <Fails />,
    head: <img src="/scene.png" alt="" fetchPriority="high" />,
  };
  for (const [name, part] of Object.entries(left)) {
    for (let pages = 0; pages < 3; pages++) {
      const page = newPage();
      expect(page.share(name, part)).toBeTypeOf('string');
      page.share(`beside ${name}`, <b>fine</b>);
      expect(page.writeNew()).toBe(false);
      // Rendered again, the page has it as its own.
      expect(page.share(name, part)).toBeUndefined();
      expect(page.fill(page.share(`beside ${name}`, <b>fine</b>) ?? '')[1]).toEqual({ text: '<b>fine</b>' });
      expect(page.writeNew()).toBe(true);
    }
    // Pages no longer try, which would render each of them twice.
    expect(newPage().share(name, part)).toBeUndefined();
  }
});

test('what the people of the shop have written since has parts of its own, also when the shell does not know of it yet', () => {
  const before = ownTexts.find;
  const written = (texts: CompiledMessages | undefined) => {
    ownTexts.find = () => texts;
    const page = newPage();
    const place = page.share('own', <b>{texts ? 'Gone' : 'Sold out'}</b>) ?? '';
    page.writeNew();
    return page.fill(place)[1];
  };
  try {
    expect([undefined, { 'product.soldOut': 'Gone' }, undefined].map(written)).toEqual([
      { text: '<b>Sold out</b>' },
      { text: '<b>Gone</b>' },
      { text: '<b>Sold out</b>' },
    ]);
  } finally {
    ownTexts.find = before;
  }
});

test('many pages keep no more than some megabytes, and what they have in common the longest', () => {
  const long = 'x'.repeat(100_000);
  for (let page = 0; page < 60; page++) {
    const one = newPage();
    one.share('common', <b>common</b>);
    one.share(`own ${page}`, <b>{long}</b>);
    one.writeNew();
  }
  const later = newPage();
  const first = later.share('own 0', <b>anew</b>) ?? '';
  const common = later.share('common', <b>anew</b>) ?? '';
  later.writeNew();
  expect([later.fill(first)[1], later.fill(common)[1]]).toEqual([{ text: '<b>anew</b>' }, { text: '<b>common</b>' }]);
});
