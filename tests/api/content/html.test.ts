import { importContent } from '@eyelet/server/content/import-content.ts';
import { pageItem } from '@eyelet/testing/content-items.ts';
import { htmlVectors } from '@eyelet/testing/html-vectors.ts';
import { startShop } from '@eyelet/testing/start-shop.ts';
import { expect, test } from 'vitest';

const now = new Date('2026-06-15T12:00:00Z');
const richText = (version: number, props: object) => ({ type: 'rich-text', version, props: { ...props } });

test('HTML is stored and answered clean, in whichever version of its block it is written [B2.2.27]', async () => {
  const { shop, origin, close } = await startShop();
  const blocks = [
    ...htmlVectors.map((html) => richText(2, { titleHtml: `A${html}`, richText: `<p>A</p>${html}` })),
    richText(1, { sections: [{ paragraphs: ['<script>alert(1)</script>'] }] }),
  ];
  const page = () => fetch(`${origin}/fapi/pages/care`, { headers: { 'x-locale': 'en_US' } });
  try {
    await importContent(shop.database, [pageItem('care', { blocks: blocks.slice(0, -1) })], now);
    const rows = await shop.database.db.selectFrom('content_version').select('document').execute();
    await importContent(shop.database, [pageItem('care', { blocks })], now);
    await expect.poll(async () => (await (await page()).text()).includes('&lt;script&gt;alert(1)')).toBe(true);
    for (const text of [JSON.stringify(rows), await (await page()).text()]) {
      expect(text).toContain('<p>A</p>');
      expect(text).not.toMatch(/<(script|img|svg|iframe|style|object|form|input|math)/i);
      expect(text).not.toMatch(/<[^>]*(\son[a-z]+\s*=|javascript:|\sstyle\s*=|href=\\"\/[/\\])/i);
    }
  } finally {
    await close();
  }
});
