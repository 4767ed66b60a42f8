import { lookAnswers } from '@eyelet/contracts/looks/look.ts';
import { findLookByLink, lockLook, lockLookByLink } from '@eyelet/db/looks/look.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { isUnderWay, standingOf } from '@eyelet/domain/looks/look.ts';
import { marketByLocale } from '@eyelet/domain/markets/markets.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sourceOf } from '../audit/record.ts';
import { withRenewedSession } from '../auth/renew-for-page.ts';
import type { HandoverLinks } from '../handovers/links.ts';
import type { Context } from '../kernel/context.ts';
import { setCookies } from '../kernel/cookies.ts';
import { lookCookie } from '../kernel/look.ts';
import { readForms } from '../kernel/read-forms.ts';
import { contextOf } from '../kernel/request-context.ts';
import { hashOf } from '../kernel/secrets.ts';
import type { Shop } from '../kernel/shop.ts';
import { leavePath } from './bar.ts';
import { decideLook } from './decide.ts';
import { endByStaff } from './end-by-staff.ts';
import { isOwner, sendLinked } from './link-page.ts';

declare module '../kernel/shop.ts' {
  interface Shop {
    /** Signs the mailed links by which a customer answers a wish of the staff. */
    readonly lookLinks: HandoverLinks;
  }
}

type Linked = { Params: { locale: string }; Querystring: { token?: string | string[] }; Body: Record<string, string> };

/**
 * Serves the page of the mailed link, `/{locale}/account/looks?token=`, which asks: reading it allows nothing, as mail programs open links, and
 * whoever has it declines or ends, but allows only signed in to the account, as mails are quoted, passed on and exported. And the form with
 * which whoever looks leaves the shop of a customer.
 */
export async function mountLooks(app: FastifyInstance, shop: Shop): Promise<void> {
  await app.register(async (pages) => {
    readForms(pages);
    pages.get<Linked>('/:locale/account/looks', async (request, reply) => {
      const market = marketByLocale(request.params.locale);
      if (!market) return reply.callNotFound();
      const hash = hashIn(shop, request.query.token);
      const look = hash && (await findLookByLink(shop.database.db, hash));
      const context = await callerOf(shop, request, reply);
      const token = String(request.query.token ?? '');
      return sendLinked(context, reply, market, look && { look, token });
    });
    pages.post<Linked>('/:locale/account/looks', async (request, reply) => {
      const market = marketByLocale(request.params.locale);
      if (!market) return reply.callNotFound();
      const { token = '', answer: given } = request.body ?? {};
      const hash = hashIn(shop, token);
      const answer = lookAnswers.find((one) => one === given);
      const context = await callerOf(shop, request, reply);
      // Whoever looks answers nothing in the place of the customer.
      if (hash && answer && !context.look) {
        await decideLook(context, answer, async (tx) => {
          const look = await lockLookByLink(tx, hash);
          return look && (answer !== 'allow' || isOwner(context, look)) ? look : undefined;
        });
      }
      return reply.redirect(`/${market.locale}/account/looks?token=${encodeURIComponent(token)}`, 303);
    });
    pages.post(leavePath, async (request, reply) => {
      const context = await contextOf(shop, request);
      const consumerNo = await leave(context);
      setCookies(shop, reply, [{ name: lookCookie, value: '', maxAgeSeconds: 0, sameSite: 'strict' }]);
      return reply.redirect(consumerNo === undefined ? '/studio' : `/studio/customers/${consumerNo}`, 303);
    });
  });
}

/** Who calls, also where a page has to renew their session. */
async function callerOf(shop: Shop, request: FastifyRequest, reply: FastifyReply): Promise<Context> {
  const context = await contextOf(shop, request);
  const renewed = await withRenewedSession(context);
  setCookies(shop, reply, context.outgoing.cookies);
  return renewed;
}

function hashIn(shop: Shop, token: unknown): Buffer | undefined {
  const secret = shop.lookLinks.secretIn(typeof token === 'string' ? token : '');
  return secret === undefined ? undefined : hashOf(secret);
}

/** Ends the look of a browser; returns whose shop it was. */
async function leave(context: Context): Promise<string | undefined> {
  const { look, shop, now } = context;
  if (!look || look === 'over') return undefined;
  await transact(shop.database.db, async (tx) => {
    const row = await lockLook(tx, look.lookId);
    if (!row || !isUnderWay(standingOf(row, now))) return;
    await endByStaff(tx, row, sourceOf(context, { staffId: row.staff_id, name: row.staff_name }));
  });
  return look.session.consumerNo;
}
