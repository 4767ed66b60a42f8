import { findArchive } from '@eyelet/db/exports/export.ts';
import { marketByLocale } from '@eyelet/domain/markets/markets.ts';
import type { FastifyInstance } from 'fastify';
import { withRenewedSession } from '../auth/renew-for-page.ts';
import { setCookies } from '../kernel/cookies.ts';
import { sendRefusal } from '../kernel/mount.ts';
import { Refusal } from '../kernel/refusal.ts';
import { contextOf } from '../kernel/request-context.ts';
import { hashOf } from '../kernel/secrets.ts';
import type { Shop } from '../kernel/shop.ts';

type Call = { Params: { locale: string }; Querystring: { token?: string } };

/** Serves the archive of a mailed link to its signed-in owner only. */
export function mountDownload(app: FastifyInstance, shop: Shop): void {
  app.get<Call>('/:locale/account/data/download', async (request, reply) => {
    const { locale } = request.params;
    if (!marketByLocale(locale)) return reply.callNotFound();
    const context = await contextOf(shop, request);
    // A consent to look is none to take all data along.
    if (context.look) return sendRefusal(shop, request, reply, new Refusal('STF473'));
    const { session, now } = await withRenewedSession(context);
    setCookies(shop, reply, context.outgoing.cookies);
    reply.header('cache-control', 'no-store');
    if (!session || session.consumerType === 'GUEST') {
      return reply.redirect(`/${locale}/sign-in?next=${encodeURIComponent(request.url)}`, 302);
    }
    const tokenHash = hashOf(String(request.query.token ?? ''));
    const archive = await findArchive(shop.database.db, tokenHash, session.consumerNo, now);
    if (!archive) return reply.redirect(`/${locale}/account/data?expired=1`, 302);
    return reply
      .header('content-type', 'application/zip')
      .header('content-disposition', 'attachment; filename="my-data.zip"')
      .header('x-content-type-options', 'nosniff')
      .send(archive);
  });
}
