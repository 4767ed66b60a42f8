import { listContentVersions } from '@eyelet/contracts/content/list-versions.ts';
import { countVersions, listVersions } from '@eyelet/db/content/version.ts';
import { cutPage } from '../kernel/cut-page.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';
import { versionView } from './opened.ts';

/** The versions of an item, the newest first. */
export const listContentVersionsHandler = handle(
  listContentVersions,
  async ({ shop }, { params: { itemId }, query }) => {
    const { after, limit = 50 } = query;
    const { db } = shop.database;
    const total = await countVersions(db, itemId);
    if (total === 0) return refuse('STF404');
    const before = after !== undefined && /^\d{1,7}$/.test(after) ? Number(after) : undefined;
    const rows = await listVersions(db, itemId, { before, limit: limit + 1 });
    const { page, last } = cutPage(rows, limit);
    return { rows: page.map(versionView), next: last ? String(last.number) : null, total };
  },
);
