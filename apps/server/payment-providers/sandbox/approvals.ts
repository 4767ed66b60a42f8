import { randomBytes } from 'node:crypto';
import {
  answerSandboxSession,
  findSandboxSession,
  type SandboxAnswer,
  type SandboxSessionRow,
} from '@eyelet/db/payments/sandbox-session.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { originOf } from '../../kernel/known-hosts.ts';
import type { Shop } from '../../kernel/shop.ts';
import { withQuery } from '../local-path.ts';
import { marketOf } from './fields.ts';
import { approvalPage, endedPage, returnPage } from './pages/approval-page.ts';
import { sendPage } from './send-page.ts';
import { walletAccounts, walletContacts } from './wallet-accounts.ts';

type Call = { Params: { id: string } };
type Form = Readonly<Record<string, unknown>>;

/**
 * The approval of a wallet (C8.162, B9.36): a page that shows what is to be paid, and the answer to it. Its secret is
 * only on the page, so that no other site can answer in a shopper's name.
 */
export function mountApprovals(pages: FastifyInstance, shop: Shop): void {
  const { db } = shop.database;
  const url = '/sandbox-payments/approvals/:id';

  pages.get<Call>(url, async (request, reply) => {
    const session = await findSandboxSession(db, request.params.id);
    if (!session || session.method === 'DW_APPLE_PAY') return reply.callNotFound();
    return show(shop, request, reply, session);
  });

  pages.post<Call>(url, async (request, reply) => {
    const form = (request.body ?? {}) as Form;
    const before = await findSandboxSession(db, request.params.id);
    if (!before || before.method === 'DW_APPLE_PAY') return reply.callNotFound();
    const answer = answerOf(form, before);
    const session = answer && (await answerSandboxSession(db, before.id, text(form.secret), answer, shop.clock()));
    if (!session) return show(shop, request, reply, before, 409);
    return goBack(shop, request, reply, session, form.action === 'shipping');
  });
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** The answer of a form; undefined for a value that the page does not offer. */
function answerOf(form: Form, session: SandboxSessionRow): SandboxAnswer | undefined {
  const account = walletAccounts.find(({ email }) => email === form.account) ?? walletAccounts[0];
  switch (form.action) {
    case 'approve': {
      if (session.express && session.contact === null) return undefined;
      const isKlarna = session.method === 'KLARNA';
      return {
        state: 'approved',
        behaviour: isKlarna ? 'approve' : account.behaviour,
        account: isKlarna ? null : account.email,
        token: `consent_${randomBytes(18).toString('base64url')}`,
        request_id: `req_${randomBytes(9).toString('base64url')}`,
      };
    }
    case 'shipping': {
      const contact = walletContacts(session.country, account.email)[Number(form.address)];
      return contact && session.express ? { contact } : undefined;
    }
    case 'refuse':
      return { state: 'refused' };
    case 'cancel':
      return { state: 'cancelled' };
    default:
      return undefined;
  }
}

/** Where the shop continues, with the outcome. */
function nextOf(session: SandboxSessionRow, isShipping: boolean): string {
  const outcomes: Readonly<Record<SandboxSessionRow['state'], Record<string, string>>> = {
    approved: { paymentToken: session.token ?? '' },
    refused: { paymentRefused: '1' },
    cancelled: { paymentCancelled: '1' },
    open: { paymentShipping: '1' },
  };
  const outcome = outcomes[isShipping ? 'open' : session.state];
  return withQuery(session.return_to, { paymentSession: session.id, paymentMethod: session.method, ...outcome });
}

/** Back to the shop: a page with a script sends its opener a message; without scripts it redirects. */
function goBack(
  shop: Shop,
  request: FastifyRequest<Call>,
  reply: FastifyReply,
  session: SandboxSessionRow,
  isShipping: boolean,
): FastifyReply {
  const next = nextOf(session, isShipping);
  if (((request.body ?? {}) as Form).window !== '1') {
    return reply.code(303).header('location', next).header('cache-control', 'no-store').send();
  }
  const { id: sessionId, token, contact } = session;
  const ended = session.state === 'approved' ? { type: 'token', sessionId, token } : { type: session.state, sessionId };
  const message = isShipping ? { type: 'shipping', sessionId, contact } : ended;
  const market = marketOf(session.locale);
  return sendPage(reply, returnPage({ market, session, origin: originOf(shop, request), message }));
}

function show(
  shop: Shop,
  request: FastifyRequest<Call>,
  reply: FastifyReply,
  session: SandboxSessionRow,
  status = 200,
): FastifyReply {
  const market = marketOf(session.locale);
  const origin = originOf(shop, request);
  const isOpen = session.state === 'open' && session.expires_at > shop.clock();
  if (!isOpen) return sendPage(reply, endedPage({ market, session, origin }), status);
  const contacts = session.express ? walletContacts(session.country, walletAccounts[0].email) : [];
  return sendPage(reply, approvalPage({ market, session, origin, contacts }), status);
}
