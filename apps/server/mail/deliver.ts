import { randomUUID } from 'node:crypto';
import type { Database } from '@eyelet/db/database.ts';
import {
  findKept,
  keepMail,
  keepSentMail,
  keepSentMails,
  type MailFile,
  type MailOfOrder,
  type MailRow,
  markMailSent,
  type SentMail,
} from '@eyelet/db/outbox/mail.ts';
import { createGroup, gathering } from '../kernel/group.ts';
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
    ? await keepSent(database, { ...row, sent_at: now }, of)
    : await keepMail(database, { ...row, sent_at: null });
  if (mail) {
    if (mail.sent_at !== null) return;
    try {
      await inTurn(mail.kind, async () => mailSender.send?.(mail));
    } catch (error) {
      events.mailFailed({ kind: mail.kind, id: mail.id, reason: (error as Error).message });
      throw error;
    }
    await markMailSent(database.pool, mail.id, { now, keepsText, of });
  }
  events.mailSent({ kind: letter.kind, id: mail?.id ?? id });
}

/** Milliseconds after which a mail whose turn has not come is left to a later attempt, before another worker takes it. */
const msOfPatience = 60_000;

type Sending = () => Promise<unknown>;

const turns = new Map<string, (send: Sending) => Promise<unknown>>();

/** Sends mails of a kind one after the other, however many are written at once, as mail servers take few connections of one sender. */
function inTurn(kind: string, send: Sending): Promise<unknown> {
  const turn = turns.get(kind) ?? createGroup(1, (due: readonly Sending[]) => Promise.all(due.map((one) => one())));
  turns.set(kind, turn);
  const asked = performance.now();
  return turn(async () => {
    if (performance.now() - asked > msOfPatience) throw new Error('the mails before it have taken too long');
    await send();
  });
}

/** Stores a mail that needs no sending; one about an order together with others that come at once. Returns undefined if it was stored now. */
async function keepSent(database: Database, row: MailRow, of: MailOfOrder | undefined): Promise<MailRow | undefined> {
  if (!of) return keepSentMail(database, row);
  return (await keepTogether(database, { row, of })) ? undefined : findKept(database.db, row);
}

const keepTogether = gathering(async ({ pool }, mails: readonly SentMail[]) => {
  const kept = await keepSentMails(pool, mails);
  return mails.map(({ row }) => kept.has(row.id));
});
