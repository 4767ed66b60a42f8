import type { OrderMailKind } from '@eyelet/contracts/order-desk/mail.ts';
import { resendOrderMail } from '@eyelet/contracts/order-desk/resend-mail.ts';
import type { Transaction } from '@eyelet/db/database.ts';
import { writeFacts } from '@eyelet/db/events/event.ts';
import { askForOrderMail, mailsOfOrder, type OrderMailKey } from '@eyelet/db/orders/order-mail.ts';
import { lockEmail } from '@eyelet/db/orders/shipment.ts';
import type { Tables } from '@eyelet/db/tables/tables.ts';
import { waitBeforeAgain } from '@eyelet/domain/orders/mails-again.ts';
import { type AuditSource, recordAudit } from '../audit/record.ts';

/** Without `about` that of the shipment or return which it told of last. */
type AskedMail = Readonly<{ kind: OrderMailKind; about?: string }>;

/** `unsent`: the order has not had this mail; `unknown`: there is no such order, or its buyer is erased. */
export type MailOutcome = 'asked' | 'unsent' | 'unknown' | Readonly<{ waitSeconds: number }>;

/**
 * Has a mail of an order sent again, once for each id. The order is locked, so that of concurrent calls the first is allowed and the
 * others have to wait.
 */
export async function askMailAgain(
  tx: Transaction<Tables>,
  { orderNumber, mailId }: OrderMailKey,
  { kind, ...asked }: AskedMail,
  source: AuditSource,
): Promise<MailOutcome> {
  const { now, correlationId } = source;
  if ((await lockEmail(tx, orderNumber)) === undefined) return 'unknown';
  const mails = await mailsOfOrder(tx, orderNumber);
  if (mails.some(({ mail_id }) => mail_id === mailId)) return 'asked';
  const had = mails.findLast(
    (one) => one.kind === kind && one.sent_at !== null && (asked.about === undefined || one.about === asked.about),
  );
  if (!had) return 'unsent';
  const { about } = had;
  const staffAsked = mails.filter(({ asked_by }) => asked_by !== null);
  const waitSeconds = waitBeforeAgain(
    staffAsked.map((one) => ({ kind: one.kind, about: one.about, askedAt: one.asked_at })),
    { kind, about },
    now,
  );
  if (waitSeconds > 0) return { waitSeconds };
  const row = { order_number: orderNumber, mail_id: mailId, kind, about, asked_at: now };
  await askForOrderMail(tx, { ...row, asked_by_id: source.staffId ?? '', asked_by: source.staffName });
  const payload = { orderNumber, mailId };
  await writeFacts(tx, [{ name: 'order-mail.asked', subject: orderNumber, payload, correlationId }], now);
  const change = { subject: { kind: 'order', id: orderNumber } as const, before: null, after: { mail: kind, about } };
  await recordAudit(tx, resendOrderMail, change, source);
  return 'asked';
}
