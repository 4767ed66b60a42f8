import type { ContentDocument } from '@eyelet/contracts/content/document.ts';
import { openDatabase } from '@eyelet/db/database.ts';
import { up } from '@eyelet/db/migrations/0035-content-items.ts';
import { gatherPages, type OldPage } from '@eyelet/db/migrations/0035-gather-pages.ts';
import { resolveVariant } from '@eyelet/domain/content/resolve-variant.ts';
import { markets } from '@eyelet/domain/markets/markets.ts';
import { createTestDatabase } from '@eyelet/testing/test-database.ts';
import { expect, test } from 'vitest';

const block = (type: string, props: object) => ({ type, version: 1, props: props as Record<string, unknown> });
const page = (slug: string, audience: string, title: string, ...blocks: OldPage['document']['blocks']): OldPage => ({
  ...{ slug, audience, version: 3, updated_at: new Date('2026-05-01T00:00:00Z') },
  document: { title, description: `${title}.`, blocks, seo: { title, description: '' } },
});

const pages: readonly OldPage[] = [
  page('care', 'en', 'Care', block('text', { title: 'Brush', points: ['one', 'two'] }), block('hero', { alt: 'Sea' })),
  page('care', 'de', 'Pflege', block('text', { title: 'Bürsten', points: ['eins'] }), block('hero', { alt: 'Sea' })),
  page('care', 'fr', 'Soin', block('text', { points: ['un', 'deux'] }), block('hero', { alt: 'Mer' })),
  page(
    'care',
    'fr-ca',
    'Care',
    block('text', { title: 'Brush', points: ['un', 'deux'] }),
    block('hero', { alt: 'Mer' }),
  ),
  page('care', 'it', 'Cura', block('hero', { alt: 'Mare' })),
  page('wash', 'de', 'Waschen', block('text', { title: 'Kalt' })),
  page('footer', 'en', 'Help', block('links', { groups: [] })),
  page('listing', 'en', 'Tiles', block('tile', { title: 'Dry' })),
];

/** What a market showed for a slug before: its own document, else that of its language. */
const before = (slug: string, locale: string, language: string) =>
  pages.find((one) => one.slug === slug && one.audience === locale) ??
  pages.find((one) => one.slug === slug && one.audience === language);

test('every market shows the same page as before it moved', () => {
  const moved = gatherPages(pages);
  expect(moved.map(({ kind, key, version }) => `${kind} ${key} ${version}`)).toEqual([
    ...['page care 3', 'page wash 3', 'footer main 3', 'section listing 3'],
  ]);
  for (const { slug, kind, document } of moved) {
    for (const { locale, language } of markets) {
      const old = before(slug, locale, language)?.document;
      const { onlyIn } = document as ContentDocument;
      expect(onlyIn?.includes(locale) ?? true, `${slug} in ${locale}`).toBe(old !== undefined);
      if (!old) continue;
      const { props, sections } = resolveVariant(document as ContentDocument, { language, locale });
      const { blocks, ...words } = old;
      if (kind === 'page') expect(props).toEqual(words);
      const shown = sections.flatMap((section) => section.blocks).map(({ id: _, onlyIn: __, ...rest }) => rest);
      expect(shown, `${slug} in ${locale}`).toEqual(blocks);
    }
  }
});

test('the migration publishes the existing pages, with their former slugs', async () => {
  const { url, drop } = await createTestDatabase();
  const database = openDatabase(url, 2);
  try {
    await database.pool.query(
      'drop table content_former_key, content_reference, content_publication, content_version, content_item',
    );
    const rows = pages.map(({ updated_at, ...one }) => ({ ...one, updated_at: updated_at.toISOString() }));
    await database.pool.query(
      `insert into content_page select * from jsonb_to_recordset($1)
        as one (slug text, audience text, document jsonb, version integer, updated_at timestamptz)`,
      [JSON.stringify(rows)],
    );
    await database.pool.query("insert into content_page_former_slug values ('brush', 'care')");
    await up(database.db as never);
    const { rows: found } = await database.pool.query(
      `select item.kind, item.key, latest, document #>> '{props,title}' as title, starts_at from content_item as item
        join content_version on item_id = id join content_publication as shown using (item_id) order by key`,
    );
    expect(found).toMatchObject([
      { kind: 'page', key: 'care', latest: 3, title: 'Care', starts_at: new Date('2026-05-01T00:00:00Z') },
      { kind: 'section', key: 'listing', latest: 3 },
      { kind: 'footer', key: 'main', latest: 3 },
      { kind: 'page', key: 'wash', title: 'Waschen' },
    ]);
    const { rows: former } = await database.pool.query(
      'select former.key, item.key as now from content_former_key as former join content_item as item on id = item_id',
    );
    expect(former).toEqual([{ key: 'brush', now: 'care' }]);
  } finally {
    await database.close();
    await drop();
  }
});
