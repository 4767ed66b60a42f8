import { type AdyenPaymentRow, findAdyenChallenge } from '@eyelet/db/payments/adyen-payment.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { originOf } from '../../kernel/known-hosts.ts';
import type { Shop } from '../../kernel/shop.ts';
import type { Adyen } from './adyen.ts';
import { marketOf } from './fields.ts';
import { finishChallenge, isDetails } from './finish-challenge.ts';
import { challengePage } from './pages/challenge-page.ts';
import { policyOf, sendPage } from './pages/send-page.ts';

type Call = { Params: { id: string }; Querystring: { locale?: string; redirectResult?: string } };

/**
 * The challenge of a bank (C4.07, C8.163): the page that runs it, its result, and the return from a bank's own page.
 */
export function mountChallenge(pages: FastifyInstance, shop: Shop, adyen: Adyen): void {
  const { db } = shop.database;
  const url = '/payments/adyen/challenges/:id';

  const show = (request: FastifyRequest<Call>, reply: FastifyReply, row: AdyenPaymentRow) => {
    const isOpen = row.state === 'challenge' && (row.expires_at === null || row.expires_at > shop.clock());
    const challenge = { id: request.params.id, action: isOpen ? row.action : undefined, authenticated: isPaid(row) };
    const html = challengePage(marketOf(request.query.locale), originOf(shop, request), adyen.settings, challenge);
    return sendPage(reply, html, policyOf(isOpen ? 'challenge' : 'bare', adyen.settings));
  };

  pages.get<Call>(url, async (request, reply) => {
    const row = await findAdyenChallenge(db, request.params.id);
    return row ? show(request, reply, row) : reply.callNotFound();
  });

  pages.get<Call>(`${url}/return`, async (request, reply) => {
    const { redirectResult } = request.query;
    const row = await findAdyenChallenge(db, request.params.id);
    if (!row) return reply.callNotFound();
    const sent = { details: { redirectResult } };
    const isOpen = row.state === 'challenge' && redirectResult !== undefined && isDetails(sent);
    return show(request, reply, isOpen ? await finishChallenge(adyen, row, sent, shop.clock()) : row);
  });

  pages.post<Call>(`${url}/details`, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const row = await findAdyenChallenge(db, request.params.id);
    if (!row) return reply.callNotFound();
    if (!isDetails(request.body)) return reply.code(400).send({});
    const after = row.state === 'challenge' ? await finishChallenge(adyen, row, request.body, shop.clock()) : row;
    return after.state === 'challenge' ? { action: after.action } : { authenticated: isPaid(after) };
  });
}

function isPaid({ state }: AdyenPaymentRow): boolean {
  return state === 'authorised' || state === 'captured' || state === 'pending';
}
