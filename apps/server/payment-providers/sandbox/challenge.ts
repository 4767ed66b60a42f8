import { findSandboxCard } from '@eyelet/db/payments/sandbox-card.ts';
import { failChallenge, findSandboxChallenge, tryChallengeCode } from '@eyelet/db/payments/sandbox-challenge.ts';
import type { SandboxPaymentRow } from '@eyelet/db/payments/sandbox-payment.ts';
import { tellOf } from '@eyelet/db/payments/sandbox-webhook.ts';
import type { Currency } from '@eyelet/domain/money/currency.ts';
import { formatMinor } from '@eyelet/domain/money/format.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { originOf } from '../../kernel/known-hosts.ts';
import type { Shop } from '../../kernel/shop.ts';
import { localPath, withQuery } from '../local-path.ts';
import { marketOf } from './fields.ts';
import { challengePage, outcomePage } from './pages/challenge-page.ts';
import { sendPage } from './send-page.ts';
import { sandboxTexts } from './texts.ts';

/** Wrong codes after which a challenge has failed. */
const tries = 3;

type Call = { Params: { id: string }; Querystring: { locale?: string; returnTo?: string } };

/** The challenge: a page that asks for the code, and the answer to it (C4.07, C8.163). */
export function mountChallenge(pages: FastifyInstance, shop: Shop): void {
  const { db } = shop.database;
  // Ids of the shop have one shape; any other value is refused.
  pages.addHook('preValidation', async (request, reply) => {
    const { id } = request.params as Partial<Call['Params']>;
    if (id !== undefined && !/^[\w-]+$/.test(id)) return reply.callNotFound();
  });

  pages.get<Call>('/sandbox-payments/challenge/:id', async (request, reply) => {
    const payment = await findSandboxChallenge(db, request.params.id);
    if (!payment) return reply.callNotFound();
    return sendPage(reply, await render(shop, request, payment, false));
  });

  pages.post<Call>('/sandbox-payments/challenge/:id', async (request, reply) => {
    const { code, action } = (request.body ?? {}) as Readonly<Record<string, unknown>>;
    const { id } = request.params;
    const now = shop.clock();
    const settled =
      action === 'cancel'
        ? await failChallenge(db, id)
        : await tryChallengeCode(db, id, String(code ?? '').trim(), tries, now);
    if (settled && settled.state !== 'challenge') {
      await tellOf(db, 'payment', settled.idempotency_key, settled.state === 'authorised', now);
    }
    const payment = await findSandboxChallenge(db, id);
    if (!payment) return reply.callNotFound();
    // Where the page is the whole window, it redirects at once; a framed one sends a message to the page around it.
    if (request.headers['sec-fetch-dest'] === 'document' && isOver(payment, now)) {
      return reply.redirect(nextOf(request, payment), 303);
    }
    return sendPage(reply, await render(shop, request, payment, true));
  });
}

async function render(
  shop: Shop,
  request: FastifyRequest<Call>,
  payment: SandboxPaymentRow,
  wrong: boolean,
): Promise<string> {
  const market = marketOf(request.query.locale);
  const common = {
    language: market.language,
    origin: originOf(shop, request),
    texts: sandboxTexts(market.tag),
    challengeId: request.params.id,
  };
  if (isOver(payment, shop.clock())) {
    return outcomePage({ ...common, authenticated: isAuthenticated(payment), next: nextOf(request, payment) });
  }
  const card = await findSandboxCard(shop.database.db, payment.token ?? '');
  return challengePage({
    ...common,
    locale: market.header,
    returnTo: returnToOf(request),
    amount: formatMinor(payment.amount, payment.currency as Currency, market.tag),
    card: `•••• ${card?.last4 ?? ''}`,
    code: payment.code ?? '',
    wrong,
  });
}

function isOver({ state, expires_at }: SandboxPaymentRow, now: Date): boolean {
  return state !== 'challenge' || (expires_at !== null && expires_at <= now);
}

function isAuthenticated({ state }: SandboxPaymentRow): boolean {
  return state === 'authorised' || state === 'captured';
}

function returnToOf({ query }: FastifyRequest<Call>): string {
  return localPath(query.returnTo, `/${marketOf(query.locale).locale}/checkout`);
}

/** The page to which a challenge returns at its end. */
function nextOf(request: FastifyRequest<Call>, payment: SandboxPaymentRow): string {
  const authenticated = String(isAuthenticated(payment));
  return withQuery(returnToOf(request), { transactionId: request.params.id, authenticated });
}
