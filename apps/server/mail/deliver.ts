import { randomUUID } from 'node:crypto';
import {
  keepMail,
  keepSentMail,
  type MailFile,
  type MailOfOrder,
  type MailRow,
  markMailSent,
} from '@eyelet/db/outbox/mail.ts';
import type { Shop } from '../kernel/shop.ts';

export type Letter = Pick<MailRow, 'kind' | 'subject_id' | 'recipient' | 'language' | 'subject' | 'html' | 'text'> &
  Readonly<{ unsubscribe_url?: string | null; reply_to?: string | null; files?: readonly MailFile[] }>;

/**
 * Stores a mail and sends it, once per kind and subject; a mail that was stored but not sent is sent again unchanged. The order
 * that it is about records that it was sent.
 */
export async function deliver(shop: Shop, letter: Letter, of?: MailOfOrder): Promise<void> {
  const { config, database, events, mailSender } = shop;
  const now = shop.clock();
  const keepsText = config.stage === 'sandbox';
  const id = randomUUID();
  const row = { unsubscribe_url: null, reply_to: null, files: [], ...letter, id, created_at: now };
  // Where mails are only read in the outbox, one is sent once it is there.
  const isOutboxOnly = mailSender.send === undefined && keepsText;
  const mail = isOutboxOnly
    ? await keepSentMail(database, { ...row, sent_at: now }, of)
    : await keepMail(database, { ...row, sent_at: null });
  if (mail) {
    if (mail.sent_at !== null) return;
    try {
      await mailSender.send?.(mail);
    } catch (error) {
      events.mailFailed({ kind: mail.kind, id: mail.id, reason: (error as Error).message });
      throw error;
    }
    await markMailSent(database.pool, mail.id, { now, keepsText, of });
  }
  events.mailSent({ kind: letter.kind, id: mail?.id ?? id });
}
