import { itemKinds } from '@eyelet/blocks/items/kinds.ts';
import { wordsOf } from '@eyelet/blocks/items/words-of.ts';
import { blockKinds, kindOf } from '@eyelet/blocks/kinds.ts';
import { exportTranslation } from '@eyelet/contracts/content/export-translation.ts';
import { importTranslation } from '@eyelet/contracts/content/import-translation.ts';
import { type ContentKind, contentKinds } from '@eyelet/contracts/content/kinds.ts';
import { listContent } from '@eyelet/contracts/content/list.ts';
import { readContent } from '@eyelet/contracts/content/read.ts';
import { saveDraft } from '@eyelet/contracts/content/save-draft.ts';
import { requestUrl } from '@eyelet/contracts/kernel/client.ts';
import { pageItem } from '@eyelet/testing/content-items.ts';
import { hostileBlock, hostileItemProps } from '@eyelet/testing/hostile-content.ts';
import { hostileStrings } from '@eyelet/testing/hostile-strings.ts';
import { openJourney } from '@eyelet/testing/journey.ts';
import { expect, test } from 'vitest';
import { executablesIn } from './executables.ts';
import { openHostileAuthor } from './hostile-author.ts';

const journey = openJourney({ pictures: true });
const author = openHostileAuthor();

/** An item of a kind with hostile properties and, where it takes blocks, one of each type. */
function hostileDocument(kind: ContentKind, turn: number) {
  const { version, sections, blockTypes = blockKinds.map(({ type }) => type), layouts } = itemKinds[kind];
  const types = sections === 'none' ? [] : sections === 'one' ? blockTypes.slice(0, 1) : blockTypes;
  const blocks = types.flatMap((type) => {
    const found = kindOf(type);
    return found ? [hostileBlock(found, turn * 2)] : [];
  });
  const { document } = pageItem('', { blocks });
  const [layout] = Object.keys(layouts ?? {});
  return {
    ...document,
    version,
    ...(layout === undefined ? {} : { layout }),
    props: hostileItemProps(kind, turn),
    sections: sections === 'none' ? [] : document.sections,
  };
}

/** Where an item of its own is read. */
const pathOf: Partial<Record<ContentKind, (key: string) => string>> = {
  page: (key) => `/en-us/${key}`,
  article: (key) => `/en-us/articles/${key}`,
  dialog: (key) => `/en-us/dialogs/${key}`,
  event: (key) => `/en-us/events/${key}`,
};

test.each(contentKinds.filter((kind) => pathOf[kind]))(
  '%s: nothing that its author writes runs, in its own page and in its preview',
  async (kind) => {
    const { page } = await journey.visit('about:blank');
    for (const turn of [0, 2, 4, 6]) {
      const { key, params } = await author.create(kind, hostileDocument(kind, turn));
      const path = pathOf[kind]?.(key) ?? '';
      const answer = await author.read(`${path}?preview=true&previewItem=${params.itemId}`);
      expect(await executablesIn(page, answer)).toEqual([]);
    }
  },
);

test.each(['menu', 'footer', 'benefit-bar'] as const)(
  '%s: nothing that its author writes runs around a page, neither in the preview nor once it is published',
  async (kind) => {
    const { page } = await journey.visit('about:blank');
    const who = author.who();
    const { rows } = await who.call(listContent, { query: { kind, limit: 10 } });
    const params = { itemId: rows.find(({ key }) => key === 'main')?.itemId ?? '' };
    // Only even turns lead to categories that exist, as publishing asks for.
    for (const turn of [1, 3, 5, 2]) {
      const { item } = await who.call(readContent, { params });
      await who.call(saveDraft, { params, body: { version: item.latest, document: hostileDocument(kind, turn) } });
      const preview = await author.read(`/en-us?preview=true&previewItem=${params.itemId}`);
      expect(await executablesIn(page, preview)).toEqual([]);
    }
    const { html: before } = await author.read('/en-us/cart');
    await author.publish(params);
    await expect.poll(async () => (await author.read('/en-us/cart')).html).not.toBe(before);
    expect(await executablesIn(page, await author.read('/en-us/cart'))).toEqual([]);
  },
);

test('pop-up: nothing that its author writes runs when it opens', async () => {
  const who = author.who();
  const { params } = await author.create('popup', hostileDocument('popup', 2));
  await author.publish(params);
  const popups = async () => (await fetch(`${author.origin()}/fapi/components/popups`)).text();
  const { item } = await who.call(readContent, { params });
  await expect.poll(popups).toContain(item.key);
  const { page, complaints } = await journey.visit('about:blank', { popups: true });
  let ran = 0;
  page.on('dialog', (dialog) => {
    ran += 1;
    void dialog.dismiss();
  });
  await page.goto(`${author.origin()}/en-us`);
  await page.locator('.popup').first().waitFor();
  expect(await page.locator('.popup').locator('script, img:not([src^="/media/"]), [onerror], [onload]').count()).toBe(
    0,
  );
  expect(ran).toBe(0);
  expect(complaints.filter((text) => /policy/i.test(text))).toEqual([]);
});

test('feed: titles of articles are no elements of it', async () => {
  const { params } = await author.create('article', { ...hostileDocument('article', 2), sections: [] });
  await author.publish(params);
  const { page } = await journey.visit('about:blank');
  const feed = async () => (await fetch(`${author.origin()}/feeds/en-us/articles.xml`)).text();
  await expect.poll(feed).toContain('hostile-');
  const names = await page.evaluate(
    (text) => {
      const parsed = new DOMParser().parseFromString(text, 'text/xml');
      return [...new Set([...parsed.querySelectorAll('*')].map(({ localName }) => localName))];
    },
    await feed(),
  );
  expect(names.filter((name) => /^(?:script|img|svg|iframe|parsererror|body)$/i.test(name))).toEqual([]);
});

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

test('XLIFF: no translation of any text of any kind of block runs', async () => {
  const { page } = await journey.visit('about:blank');
  const who = author.who();
  const blocks = blockKinds.map(({ type, version, examples: [example] }) => ({
    ...{ type, version },
    props: { ...example?.props },
  }));
  const { key, params } = await author.create('page', pageItem('', { blocks }).document);
  const { document } = await who.call(readContent, { params });
  const places = wordsOf(document).length;
  expect(places).toBeGreaterThan(blockKinds.length);
  const file = await who.fetch(
    author.origin() + requestUrl(exportTranslation, { params: { ...params, audience: 'de' } }),
  );
  const xml = await file.text();
  // Short enough for every text.
  const short = hostileStrings.filter((one) => one.length <= 40);
  for (const [round, first] of [0, 7, 23, 41, 60].entries()) {
    let at = first;
    const xliff = xml.replaceAll(/<source>[\s\S]*?<\/source>/g, (source) => {
      at += 1;
      return `${source}<target>${escaped(short[at % short.length] ?? '')}</target>`;
    });
    expect(at - first).toBe(places);
    const audience = 'de';
    await who.call(importTranslation, { params: { ...params, audience }, body: { version: round + 1, xliff } });
    const answer = await author.read(`/de-de/${key}?preview=true&previewItem=${params.itemId}`);
    expect(await executablesIn(page, answer)).toEqual([]);
  }
});
