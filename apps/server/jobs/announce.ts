import { forgetTopic } from '@eyelet/db/cards/card.ts';
import { exportTopic } from '@eyelet/db/exports/export.ts';
import { letterTopic, resetTopic } from '@eyelet/db/letters/letter.ts';
import { paidTopic } from '@eyelet/db/orders/mark.ts';
import { readyTopic } from '@eyelet/db/orders/ready.ts';
import { refundTopic } from '@eyelet/db/orders/refund.ts';
import { claimOutbox, type OutboxEntry, postponeOutbox, settleOutbox } from '@eyelet/db/outbox/outbox.ts';
import { answerReset } from '../auth/answer-reset.ts';
import type { Shop } from '../kernel/shop.ts';
import { writeLetter } from '../mail/letters/write-letter.ts';
import { confirmByMail } from '../mail/order-confirmation.ts';
import { tellPaidByMail } from '../mail/order-paid.ts';
import { tellReadyByMail } from '../mail/ready-for-pickup.ts';
import { capturePayment } from '../payments/capture.ts';
import { performRefund } from '../payments/refund.ts';
import { voidPayment } from '../payments/void.ts';
import { performExport } from '../personal-data/export.ts';

/** What is done for each topic of the outbox; each may be repeated without doing anything twice. */
const topics: Readonly<Record<string, (subjectId: string, shop: Shop) => Promise<void>>> = {
  'mail.order-confirmation': confirmByMail,
  [paidTopic]: tellPaidByMail,
  [readyTopic]: tellReadyByMail,
  [letterTopic]: writeLetter,
  [resetTopic]: answerReset,
  [exportTopic]: performExport,
  'payment.capture': capturePayment,
  'payment.void': voidPayment,
  [refundTopic]: performRefund,
  [forgetTopic]: (token, { payments }) => payments.forget(token),
};

const secondsOfWork = 120;
const batch = 50;

/** Does what the outbox has in store, oldest first, until nothing is due; returns how many entries it settled. */
export async function announce(shop: Shop): Promise<number> {
  let settled = 0;
  for (;;) {
    const now = shop.clock();
    const again = new Date(now.getTime() + secondsOfWork * 1000);
    const entries = await claimOutbox(shop.database.db, now, again, batch);
    for (const entry of entries) if (await announceOne(entry, shop)) settled += 1;
    if (entries.length < batch) return settled;
  }
}

async function announceOne(entry: OutboxEntry, shop: Shop): Promise<boolean> {
  const { db } = shop.database;
  try {
    const run = topics[entry.topic];
    if (!run) throw new Error(`nobody knows the topic ${entry.topic}`);
    await run(entry.subject_id, shop);
    await settleOutbox(db, entry.id);
    return true;
  } catch (error) {
    shop.log.error(
      { err: error, topic: entry.topic, subject: entry.subject_id, attempts: entry.attempts },
      'postponed',
    );
    await postponeOutbox(db, entry.id, new Date(shop.clock().getTime() + pauseAfter(entry.attempts)));
    return false;
  }
}

/** Milliseconds to wait after so many attempts: doubling from ten seconds up to an hour. */
export function pauseAfter(attempts: number): number {
  return Math.min(10_000 * 2 ** Math.max(0, attempts - 1), 3_600_000);
}
