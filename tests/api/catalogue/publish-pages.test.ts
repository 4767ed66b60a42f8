import { readPages } from '@eyelet/db/content/page.ts';
import { openDatabase } from '@eyelet/db/database.ts';
import { publishPages } from '@eyelet/server/content/publish-pages.ts';
import { createTestDatabase } from '@eyelet/testing/test-database.ts';
import { expect, test } from 'vitest';

const document = (blocks: readonly object[]) => ({
  title: 'Care',
  description: 'How to care',
  blocks,
  seo: { title: 'Care', description: 'How to care' },
});

const text = { type: 'rich-text', version: 1, props: { title: 'Care', sections: [{ paragraphs: ['Brush it dry.'] }] } };

test('a page that does not fit its schema is never stored, nor any that comes with it', async () => {
  const { url, drop } = await createTestDatabase();
  const database = openDatabase(url, 2);
  const now = new Date('2026-06-15T12:00:00Z');
  const publish = (blocks: readonly object[]) =>
    publishPages(database, [{ slug: 'care', audience: 'en', document: document(blocks) }], now);
  try {
    await expect(publish([text, { type: 'fountain', version: 1, props: {} }])).rejects.toThrow(
      'care (en): block 2, fountain is no kind of block',
    );
    await expect(publish([{ ...text, version: 99 }])).rejects.toThrow('rich-text has no version 99');
    await expect(publish([{ type: 'hero', version: 1, props: { title: 7 } }])).rejects.toThrow('block 1, hero: ');
    await expect(
      publishPages(database, [{ slug: 'care', audience: 'en', document: { blocks: [] } }], now),
    ).rejects.toThrow('care (en)');
    expect(await readPages(database)).toEqual([]);
    await publish([text]);
    expect((await readPages(database)).map(({ slug }) => slug)).toEqual(['care']);
  } finally {
    await database.close();
    await drop();
  }
});
