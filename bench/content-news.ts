import { openDatabase } from '@eyelet/db/database.ts';
import { importContent } from '@eyelet/server/content/import-content.ts';
import { startShopProcess } from '@eyelet/testing/shop-process.ts';
import { pageOfBlocks } from './page-of-blocks.ts';
import type { Section } from './report.ts';

/** Changes that are published, and blocks of the page. */
const changes = 20;
const blocks = 50;

/** Milliseconds within which every process shows a change, as it is promised. */
const limitMs = 1000;
const patienceMs = 10_000;

const key = 'bench-news';

/** How soon two processes show what was published: the page as shoppers get it, from the caches of each. */
export async function measureNews(databaseUrl: string): Promise<Section> {
  const database = openDatabase(databaseUrl, 2);
  const publish = (title: string) => importContent(database, [pageOfBlocks(key, blocks, title)], new Date());
  await publish('News 0');
  const shops = await Promise.all([
    startShopProcess({ DATABASE_URL: databaseUrl }),
    startShopProcess({ DATABASE_URL: databaseUrl }),
  ]);
  try {
    const times: number[] = [];
    for (let change = 1; change <= changes; change += 1) {
      // Both have the former page in their caches.
      await Promise.all(shops.map(({ origin }) => untilShown(origin, `News ${change - 1}`)));
      await publish(`News ${change}`);
      const begun = performance.now();
      times.push(...(await Promise.all(shops.map(({ origin }) => untilShown(origin, `News ${change}`, begun)))));
    }
    const sorted = times.toSorted((one, other) => one - other);
    const most = Math.round(sorted.at(-1) ?? 0);
    const half = Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0);
    return {
      text: `\nA published change is shown by both of two processes after ${half} ms, at most ${most} ms (limit ${limitMs}); ${changes} changes.`,
      failures: most > limitMs ? [`a published change is shown after ${most} ms, limit ${limitMs}`] : [],
    };
  } finally {
    for (const shop of shops) await shop.stop();
    await database.close();
  }
}

/** Milliseconds until a page is shown with a title. */
async function untilShown(origin: string, title: string, begun = performance.now()): Promise<number> {
  for (;;) {
    const answer = await fetch(`${origin}/en-us/${key}`);
    const html = await answer.text();
    const passed = performance.now() - begun;
    if (html.includes(`<title>${title}`)) return passed;
    if (passed > patienceMs) throw new Error(`${origin} does not show “${title}”: ${answer.status}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
