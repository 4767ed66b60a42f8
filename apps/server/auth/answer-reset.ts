import { findConsumerByEmail, lockConsumer } from '@eyelet/db/consumers/consumer.ts';
import { hasLinkSince, insertResetLink } from '@eyelet/db/credentials/reset-link.ts';
import { hashOf, newSecret } from '../kernel/secrets.ts';
import type { Shop } from '../kernel/shop.ts';
import { answerWish } from '../mail/letters/answer-wish.ts';
import { mayWriteTo } from '../mail/letters/asked.ts';

/** Milliseconds for which a reset link is valid (C7.23). */
export const resetLinkMs = 24 * 60 * 60 * 1000;

/** Milliseconds between two mails, so that repeated requests do not keep replacing a link that was just sent. */
export const resetPauseMs = 60_000;

/** Mails the requested link if the account exists and has not been sent too many lately (C7.21). */
export async function answerReset(shop: Shop, wishId: string): Promise<void> {
  await answerWish(shop, wishId, async (tx, { recipient, facts, locale }, now) => {
    const known = await findConsumerByEmail(tx, recipient);
    const consumer = known && (await lockConsumer(tx, known.id));
    if (!consumer?.email) return undefined;
    if (await hasLinkSince(tx, consumer.id, new Date(now.getTime() - resetPauseMs))) return undefined;
    // At the limit of its letters, an address keeps the link that it has.
    if (!(await mayWriteTo(tx, 'reset-link', consumer.email, { now }))) return undefined;
    const token = newSecret();
    const expiresAt = new Date(now.getTime() + resetLinkMs);
    await insertResetLink(tx, { tokenHash: hashOf(token), consumerId: consumer.id, now, expiresAt });
    const letterFacts = { ...facts, name: consumer.first_name, token };
    return { kind: 'reset-link', recipient: consumer.email, locale, facts: letterFacts };
  });
}
