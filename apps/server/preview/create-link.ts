import { createPreviewLink } from '@eyelet/contracts/preview/create-link.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { recordAudit, sourceOf } from '../audit/record.ts';
import { handle } from '../kernel/handle.ts';
import { previewToken, previewTokenMember } from './preview-cookie.ts';

/** Creates a preview link. That is audited, as the link shows what is not public yet. */
export const createPreviewLinkHandler = handle(createPreviewLink, async (context, { body }) => {
  const { shop, now, origin } = context;
  const expires = new Date(now.getTime() + body.hours * 60 * 60 * 1000);
  const url = new URL(origin + body.path);
  url.searchParams.set('preview', 'true');
  if (body.previewDateTime !== undefined) url.searchParams.set('previewDateTime', body.previewDateTime);
  if (body.previewItem !== undefined) url.searchParams.set('previewItem', body.previewItem);
  if (body.previewShopper !== undefined) url.searchParams.set('previewShopper', body.previewShopper);
  url.searchParams.set(previewTokenMember, previewToken(expires, shop.sealer));
  const expiresAt = expires.toISOString();
  const subject = { kind: 'preview', id: body.path } as const;
  const after = {
    previewDateTime: body.previewDateTime ?? null,
    previewShopper: body.previewShopper ?? null,
    expiresAt,
  };
  await transact(shop.database.db, (tx) =>
    recordAudit(tx, createPreviewLink, { subject, before: null, after }, sourceOf(context)),
  );
  return { url: url.href, expiresAt };
});
