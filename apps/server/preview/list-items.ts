import type { ContentKind } from '@eyelet/contracts/content/kinds.ts';
import { listPreviewItems } from '@eyelet/contracts/preview/list-items.ts';
import { pageOfItems } from '@eyelet/db/content/page-of-items.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';

/** Lists items, drafts included; nothing for shoppers of a live shop. */
export const listPreviewItemsHandler = handle(listPreviewItems, async ({ preview, shop }, { query }) => {
  if (shop.config.stage === 'live' && !preview) return refuse('API404');
  const { docType: kind, layoutVariant, page = 1 } = query;
  const limit = Number(query.limit ?? '20');
  const layout = layoutVariant || undefined;
  const found = await pageOfItems(shop.database.db, { kind, layout, limit, offset: (page - 1) * limit });
  return {
    items: found.rows.map(({ updated_at, ...row }) => ({
      ...row,
      kind: row.kind as ContentKind,
      modifiedAt: updated_at.toISOString(),
    })),
    numFound: found.total,
    layouts: [...found.layouts],
  };
});
