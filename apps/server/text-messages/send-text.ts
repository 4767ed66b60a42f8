import { randomUUID } from 'node:crypto';
import { keepText, moveText, type TextMessageRow, textsSince } from '@eyelet/db/text-messages/text-message.ts';
import type { Shop } from '../kernel/shop.ts';
import { TextFault, type TextService } from './service.ts';

/** The most text messages that somebody gets in a day. */
const mostPerDay = 10;

const dayMs = 24 * 3_600_000;

type Text = Pick<TextMessageRow, 'kind' | 'subject_id' | 'consumer_id' | 'recipient' | 'language' | 'text'>;

/**
 * Stores a text message and sends it, once per kind and subject. It is marked before its service is asked, so that one whose process
 * dies meanwhile is never sent twice; it is tried again only where its service certainly has not taken it.
 */
export async function sendText(shop: Shop, service: TextService, text: Text): Promise<void> {
  const { db } = shop.database;
  const now = shop.clock();
  const kept = await keepText(db, { ...text, id: randomUUID(), created_at: now });
  const { id, recipient, text: words } = kept;
  if (kept.state !== 'waiting') return;
  if ((await textsSince(db, text.consumer_id, new Date(now.getTime() - dayMs))) >= mostPerDay) {
    await moveText(db, id, { from: 'waiting', to: 'throttled', endedAt: now });
    return;
  }
  if (!(await moveText(db, id, { from: 'waiting', to: 'sending' }))) return;
  try {
    const reference = await service.send({ recipient, text: words });
    await moveText(db, id, { from: 'sending', to: 'sent', reference, endedAt: now });
  } catch (error) {
    const problem = error instanceof TextFault ? error.problem : 'unknown';
    if (problem === 'again') {
      await moveText(db, id, { from: 'sending', to: 'waiting' });
      throw error;
    }
    shop.log.warn({ err: error, kind: text.kind, textId: id }, 'a text message was not sent');
    await moveText(db, id, { from: 'sending', to: problem, endedAt: now });
  }
}
