import { type PageRecord, readPages } from '@eyelet/db/content/page.ts';
import { openDatabase } from '@eyelet/db/database.ts';
import { type InvalidPages, publishPages } from '@eyelet/server/content/publish-pages.ts';
import { createTestDatabase } from '@eyelet/testing/test-database.ts';
import { expect, test } from 'vitest';

const document = (blocks: readonly object[]) => ({
  title: 'Care',
  description: 'How to care',
  blocks,
  seo: { title: 'Care', description: 'How to care' },
});

const text = { type: 'rich-text', version: 1, props: { title: 'Care', sections: [{ paragraphs: ['Brush it dry.'] }] } };

test('a page that does not match its schema is not stored, nor are the others of the same import', async () => {
  const { url, drop } = await createTestDatabase();
  const database = openDatabase(url, 2);
  const now = new Date('2026-06-15T12:00:00Z');
  const publish = (blocks: readonly object[]) =>
    publishPages(database, [{ slug: 'care', audience: 'en', document: document(blocks) }], now);
  try {
    await expect(publish([text, { type: 'fountain', version: 1, props: {} }])).rejects.toThrow(
      'care (en): block 2, fountain: type is no kind of block',
    );
    await expect(publish([{ ...text, version: 99 }])).rejects.toThrow('rich-text: version is 99, the newest is 1');
    await expect(
      publishPages(database, [{ slug: 'care', audience: 'en', document: { blocks: [] } }], now),
    ).rejects.toThrow('care (en): title is missing');
    expect(await readPages(database)).toEqual([]);
    await publish([text]);
    expect((await readPages(database)).map(({ slug }) => slug)).toEqual(['care']);
  } finally {
    await database.close();
    await drop();
  }
});

test('problems are reported by page, block and member', async () => {
  const { url, drop } = await createTestDatabase();
  const database = openDatabase(url, 2);
  const now = new Date('2026-06-15T12:00:00Z');
  const card = { link: { label: 'Women', href: '/c/women-2000' }, picture: 'scene-women' };
  const cards = { type: 'category-cards', version: 1, props: { title: 'Ways', cards: [card, card] } };
  const hero = {
    picture: 'scene-home',
    alt: '',
    sentence: 'Made for the edge.',
    link: card.link,
    tone: 'ink',
    place: 'top',
    focus: 'left',
  };
  const care: PageRecord = { slug: 'care', audience: 'en', document: document([text]) };
  const problemsOf = (...pages: readonly PageRecord[]) =>
    publishPages(database, pages, now).then(
      () => [],
      (error: InvalidPages) => error.problems,
    );
  const inBlock = (block: object) => problemsOf({ ...care, document: document([text, block]) });
  const at = { slug: 'care', audience: 'en', block: 2 };
  try {
    const { alt: _, ...noAlt } = hero;
    expect(await inBlock({ type: 'hero', version: 1, props: noAlt })).toEqual([
      { ...at, type: 'hero', member: 'alt', problem: 'is missing' },
    ]);
    expect(await inBlock({ type: 'hero', version: 1, props: { ...hero, tone: 'gold', sentense: 'x' } })).toEqual([
      { ...at, type: 'hero', member: 'sentense', problem: 'is not known' },
      { ...at, type: 'hero', member: 'tone', problem: 'must be one of ink, foam' },
    ]);
    const away = { ...card, link: { label: 'Away', href: 'javascript:alert(1)' } };
    expect(await inBlock({ ...cards, props: { title: 'Ways', cards: [card, away] } })).toMatchObject([
      { ...at, type: 'category-cards', member: 'cards[1].link.href' },
    ]);
    expect(await problemsOf({ ...care, slug: 'Care!' }, { ...care, audience: 'xx' }, care, care)).toMatchObject([
      { slug: 'Care!', member: 'slug' },
      { audience: 'xx', member: 'audience' },
      { slug: 'care', audience: 'en', problem: 'is there twice' },
    ]);
    expect(await problemsOf({ ...care, slug: 'listing' })).toMatchObject([
      { slug: 'listing', block: 1, member: 'type', problem: 'is not tile, which listing shows' },
    ]);
    expect(await readPages(database)).toEqual([]);
    expect(await inBlock(cards)).toEqual([]);
  } finally {
    await database.close();
    await drop();
  }
});
