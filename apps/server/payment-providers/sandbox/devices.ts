import { randomBytes } from 'node:crypto';
import { answerSandboxSession, findSandboxSession } from '@eyelet/db/payments/sandbox-session.ts';
import { fromAmount } from '@eyelet/domain/money/amount.ts';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import type { Shop } from '../../kernel/shop.ts';

/** What a device sends once the buyer has consented; `amount` is the one on its sheet, in major units. */
const consent = Compile(
  Type.Object({
    signature: Type.String({ maxLength: 64 }),
    amount: Type.Number({ minimum: 0, maximum: 21_474_836.47 }),
    currency: Type.String({ maxLength: 3 }),
    outcome: Type.Optional(Type.Union([Type.Literal('approve'), Type.Literal('decline'), Type.Literal('fraud')])),
  }),
);

const refused = { success: false } as const;

/**
 * Simulates a device and the service behind it: issues a token for the amount on the sheet (B9.37). The token is bound
 * to that amount, so a sheet with another amount than the cart's cannot pay for the cart.
 */
export function mountDevices(pages: FastifyInstance, shop: Shop): void {
  const { db } = shop.database;
  pages.post<{ Params: { id: string } }>('/sandbox-payments/devices/:id', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const { body } = request;
    const session = await findSandboxSession(db, request.params.id);
    if (!consent.Check(body) || session?.method !== 'DW_APPLE_PAY' || session.currency !== body.currency) {
      return reply.code(400).send(refused);
    }
    const answer = {
      state: 'approved',
      behaviour: body.outcome ?? 'approve',
      amount: fromAmount(body.amount),
      token: `consent_${randomBytes(18).toString('base64url')}`,
      request_id: `req_${randomBytes(9).toString('base64url')}`,
      card_brand: 'visa',
      card_last4: '1881',
    } as const;
    const approved = await answerSandboxSession(db, session.id, body.signature, answer, shop.clock());
    if (!approved) return reply.code(409).send(refused);
    return { success: true, token: approved.token, paymentMethod: { network: 'Visa', displayName: 'Visa 1881' } };
  });
}
