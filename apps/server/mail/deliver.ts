import { randomUUID } from 'node:crypto';
import { keepMail, type MailFile, type MailRow, markMailSent } from '@eyelet/db/outbox/mail.ts';
import type { Shop } from '../kernel/shop.ts';

export type Letter = Pick<MailRow, 'kind' | 'subject_id' | 'recipient' | 'language' | 'subject' | 'html' | 'text'> &
  Readonly<{ unsubscribe_url?: string | null; reply_to?: string | null; files?: readonly MailFile[] }>;

/**
 * Stores a mail and sends it, once per kind and subject; a mail that was stored but not sent is sent again unchanged.
 */
export async function deliver(shop: Shop, letter: Letter): Promise<void> {
  const { config, database, events, mailSender } = shop;
  const now = shop.clock();
  const mail = await keepMail(database, {
    unsubscribe_url: null,
    reply_to: null,
    files: [],
    ...letter,
    id: randomUUID(),
    created_at: now,
    sent_at: null,
  });
  if (mail.sent_at !== null) return;
  try {
    await mailSender.send(mail);
  } catch (error) {
    events.mailFailed({ kind: mail.kind, id: mail.id, reason: (error as Error).message });
    throw error;
  }
  await markMailSent(database.pool, mail.id, now, config.stage === 'sandbox');
  events.mailSent({ kind: mail.kind, id: mail.id });
}
