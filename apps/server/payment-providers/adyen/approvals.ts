import { randomBytes } from 'node:crypto';
import {
  type AdyenSessionRow,
  askAdyenSession,
  endAdyenSession,
  findAdyenSession,
} from '@eyelet/db/payments/adyen-session.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { originOf } from '../../kernel/known-hosts.ts';
import type { Shop } from '../../kernel/shop.ts';
import { withQuery } from '../local-path.ts';
import type { Adyen } from './adyen.ts';
import { stateOfAnswer } from './answer.ts';
import { ask } from './authorise.ts';
import { marketOf } from './fields.ts';
import { askDetails, isDetails } from './finish-challenge.ts';
import { returnPage } from './pages/return-page.ts';
import { policyOf, sendPage } from './pages/send-page.ts';
import { redirectOf, walletRequest } from './wallet-request.ts';

type Call = { Params: { id: string }; Querystring: { redirectResult?: string } };

/**
 * The approval of a wallet (B9.36): the shopper is redirected to the wallet, consents there and is redirected back,
 * which authorises the money. The amount is fixed from the first redirect on.
 */
export function mountApprovals(pages: FastifyInstance, shop: Shop, adyen: Adyen): void {
  const { db } = shop.database;
  const url = '/payments/adyen/approvals/:id';

  pages.get<Call>(url, async (request, reply) => {
    const { id } = request.params;
    const found = await findAdyenSession(db, id);
    if (!found) return reply.callNotFound();
    const session = await askAdyenSession(db, id, shop.clock());
    if (!session) return goBack(shop, request, reply, adyen, found);
    const answer = await ask(
      adyen,
      walletRequest(adyen, session, `${originOf(shop, request)}/payments/adyen/approvals/${id}/return`),
    );
    const target = redirectOf(answer.action);
    if (target) return reply.code(303).header('location', target).header('cache-control', 'no-store').send();
    return goBack(shop, request, reply, adyen, (await end(shop, session, answer)) ?? session);
  });

  pages.get<Call>(`${url}/return`, async (request, reply) => {
    const session = await findAdyenSession(db, request.params.id);
    if (!session) return reply.callNotFound();
    const { redirectResult } = request.query;
    const sent = { details: { redirectResult } };
    if (session.state !== 'asked' || redirectResult === undefined || !isDetails(sent)) {
      return goBack(shop, request, reply, adyen, session);
    }
    const answer = await askDetails(adyen, session.id, sent);
    const after = (await end(shop, session, answer)) ?? (await findAdyenSession(db, session.id));
    return goBack(shop, request, reply, adyen, after ?? session);
  });
}

type Answer = Awaited<ReturnType<typeof askDetails>> & Readonly<{ additionalData?: Readonly<Record<string, string>> }>;

/** Stores the outcome of a consent; a positive one gets a token. */
async function end({ database }: Shop, session: AdyenSessionRow, answer: Answer): Promise<AdyenSessionRow | undefined> {
  const state = stateOfAnswer(answer);
  const reference = answer.pspReference === undefined ? {} : { psp_reference: answer.pspReference };
  if (state !== 'authorised' && state !== 'pending') {
    const isCancelled = answer.resultCode === 'Cancelled' || answer.action !== undefined;
    return endAdyenSession(database.db, session.id, { state: isCancelled ? 'cancelled' : 'refused', ...reference });
  }
  return endAdyenSession(database.db, session.id, {
    state: state === 'authorised' ? 'approved' : 'pending',
    ...reference,
    account: answer.additionalData?.paypalEmail ?? null,
    token: `consent_${randomBytes(18).toString('base64url')}`,
  });
}

/** Back to the shop, with the outcome. */
function goBack(
  shop: Shop,
  request: FastifyRequest<Call>,
  reply: FastifyReply,
  { settings }: Adyen,
  session: AdyenSessionRow,
): FastifyReply {
  const { id: sessionId, token, used_by: usedBy, state } = session;
  const isGood = token !== null && usedBy === null && (state === 'approved' || state === 'pending');
  const type = isGood ? 'token' : state === 'refused' ? 'refused' : 'cancelled';
  const outcomes = {
    token: { paymentToken: token ?? '' },
    refused: { paymentRefused: '1' },
    cancelled: { paymentCancelled: '1' },
  };
  const next = withQuery(session.return_to, {
    paymentSession: sessionId,
    paymentMethod: session.method,
    ...outcomes[type],
  });
  const message = { type, sessionId, ...(isGood ? { token } : {}) };
  const html = returnPage(marketOf(session.locale), originOf(shop, request), message, next);
  return sendPage(reply, html, policyOf('bare', settings));
}
