import { exportBundle } from '@eyelet/contracts/content/export-bundle.ts';
import { listContent } from '@eyelet/contracts/content/list.ts';
import { requestUrl } from '@eyelet/contracts/kernel/client.ts';
import { content } from '@eyelet/demo/content/pages.ts';
import { loadDemo } from '@eyelet/demo/load/load.ts';
import { newStaff } from '@eyelet/testing/staff.ts';
import { startShop } from '@eyelet/testing/start-shop.ts';
import { expect, test } from 'vitest';
import { importedInto } from '../content-imports/imports.ts';

test('all content of the demo brand is one file, from which another shop with its goods gets the same pages', async () => {
  const demo = await startShop({ parts: { beforeSnapshot: loadDemo } });
  const fresh = await startShop({
    parts: {
      beforeSnapshot: async (database, now) => {
        await loadDemo(database, now);
        await database.pool.query('truncate content_item cascade');
      },
    },
  });
  try {
    const [author, keeper] = await Promise.all([
      newStaff(demo, { roles: ['publisher'] }),
      newStaff(fresh, { roles: ['publisher'] }),
    ]);
    const answer = await author.fetch(demo.origin + requestUrl(exportBundle, {}));
    const bundle = Buffer.from(await answer.arrayBuffer());
    expect((await keeper.call(listContent, { query: { limit: 1 } })).rows).toEqual([]);
    const { state, counts } = await importedInto(fresh, keeper, bundle);
    expect({ state, counts }).toEqual({
      state: 'done',
      counts: { created: content.length, changed: 0, same: 0, refused: 0 },
    });
    const page = async ({ origin }: typeof demo, key: string) => {
      const read = await fetch(`${origin}/fapi/pages/${key}`, { headers: { 'x-locale': 'de_DE' } });
      return read.ok ? read.json() : read.status;
    };
    await expect.poll(() => page(fresh, 'home'), { timeout: 20_000 }).toEqual(await page(demo, 'home'));
    // What the brand's own start has written is what the file has.
    const again = await importedInto(demo, author, bundle);
    expect(again.counts).toEqual({ created: 0, changed: 0, same: content.length, refused: 0 });
  } finally {
    await fresh.close();
    await demo.close();
  }
}, 180_000);
