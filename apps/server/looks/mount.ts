import { lookAnswers } from '@eyelet/contracts/looks/look.ts';
import { findLookByLink, type LookRow, lockLook, lockLookByLink } from '@eyelet/db/looks/look.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { isUnderWay, lookMinutes, standingOf } from '@eyelet/domain/looks/look.ts';
import type { Market } from '@eyelet/domain/markets/market.ts';
import { marketByLocale } from '@eyelet/domain/markets/markets.ts';
import { createMessages } from '@eyelet/messages/create-messages.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { sourceOf } from '../audit/record.ts';
import type { HandoverLinks } from '../handovers/links.ts';
import type { Context } from '../kernel/context.ts';
import { setCookies } from '../kernel/cookies.ts';
import { escapeHtml } from '../kernel/escape-html.ts';
import { lookCookie } from '../kernel/look.ts';
import { readForms } from '../kernel/read-forms.ts';
import { contextOf } from '../kernel/request-context.ts';
import { hashOf } from '../kernel/secrets.ts';
import type { Shop } from '../kernel/shop.ts';
import { shopNameOf } from '../mail/sender.ts';
import { leavePath } from './bar.ts';
import { decideLook } from './decide.ts';
import { endByStaff } from './end-by-staff.ts';
import { sendFramed } from './frame.ts';
import { ownLookView } from './own-view.ts';

declare module '../kernel/shop.ts' {
  interface Shop {
    /** Signs the mailed links by which a customer answers a wish of the staff. */
    readonly lookLinks: HandoverLinks;
  }
}

type Linked = { Params: { locale: string }; Querystring: { token?: string | string[] }; Body: Record<string, string> };

/**
 * Serves the page of the mailed link, `/{locale}/account/looks?token=`, which asks: reading it allows nothing, as mail programs open links. And
 * the form with which whoever looks leaves the shop of a customer.
 */
export async function mountLooks(app: FastifyInstance, shop: Shop): Promise<void> {
  await app.register(async (pages) => {
    readForms(pages);
    pages.get<Linked>('/:locale/account/looks', async (request, reply) => {
      const market = marketByLocale(request.params.locale);
      if (!market) return reply.callNotFound();
      const hash = hashIn(shop, request.query.token);
      const look = hash && (await findLookByLink(shop.database.db, hash));
      return sendLinked(shop, reply, market, look, String(request.query.token ?? ''));
    });
    pages.post<Linked>('/:locale/account/looks', async (request, reply) => {
      const market = marketByLocale(request.params.locale);
      if (!market) return reply.callNotFound();
      const { token = '', answer: given } = request.body ?? {};
      const hash = hashIn(shop, token);
      const answer = lookAnswers.find((one) => one === given);
      const context = await contextOf(shop, request);
      // Whoever looks answers nothing in the place of the customer.
      if (hash && answer && !context.look) await decideLook(context, answer, (tx) => lockLookByLink(tx, hash));
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

function sendLinked(
  shop: Shop,
  reply: FastifyReply,
  market: Market,
  look: LookRow | undefined,
  token: string,
): FastifyReply {
  const t = createMessages(market.tag);
  const frame = { tag: market.tag, shopName: shopNameOf(shop) };
  if (!look) {
    return sendFramed(reply, {
      ...frame,
      status: 404,
      title: t('looks.link.missing'),
      content: `<p>${escapeHtml(t('looks.link.missingText'))}</p>`,
    });
  }
  const { standing, text, reason, steps, answers } = ownLookView(look, t, market, shop.clock());
  const buttons = answers
    .map(
      ({ answer, label }, at) =>
        `<button name="answer" value="${answer}"${at === 0 ? ' class="main"' : ''}>${escapeHtml(label)}</button>`,
    )
    .join('');
  const say = (...message: Parameters<typeof t>) => escapeHtml(t(...message));
  return sendFramed(reply, {
    ...frame,
    title: text,
    content: `<blockquote>${escapeHtml(reason)}</blockquote>${
      standing === 'asked' ? `<p>${say('looks.link.what', { n: lookMinutes })}</p>` : ''
    }<ul>${steps.map((step) => `<li>${escapeHtml(step)}</li>`).join('')}</ul>${
      buttons === ''
        ? ''
        : `<form method="post" action="/${market.locale}/account/looks"><input type="hidden" name="token" value="${escapeHtml(token)}">${buttons}</form>`
    }<p class="hint">${say('looks.link.account')} <a href="/${market.locale}/account/security">${say('looks.link.toAccount')}</a></p>`,
  });
}
