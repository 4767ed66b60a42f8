import { mailTillReceipt } from '@eyelet/contracts/till-receipts/mail.ts';
import type { TillReceipt } from '@eyelet/contracts/till-receipts/till-receipt.ts';
import { writeFacts } from '@eyelet/db/events/event.ts';
import { keepLetters } from '@eyelet/db/letters/letter.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { requiredEmail } from '@eyelet/domain/validation/required-email.ts';
import { createMessages } from '@eyelet/messages/create-messages.ts';
import { handle } from '../kernel/handle.ts';
import { refuse, refuseFields } from '../kernel/refusal.ts';
import { wakeAnnouncer } from '../kernel/wake-announcer.ts';
import { mayWriteTo } from '../mail/letters/asked.ts';
import { tillReceiptOf } from './receipt-of.ts';
import { linkedName, soldOrder } from './sold-order.ts';

/** Mails a till receipt to an address; the letter is kept with it until it has been sent. */
export const mailTillReceiptHandler = handle(mailTillReceipt, async (context, { params, body }) => {
  const { shop, now, market } = context;
  const order = await soldOrder(context, params.orderId);
  if (!order) return refuse('OHS4004');
  const recipient = body.email.trim();
  const problem = requiredEmail(recipient);
  if (problem) {
    const message = createMessages(market.tag)(problem.key, problem.args);
    return refuseFields('CHK320', [{ field: 'email', message }]);
  }
  const { orderNumber } = order;
  const receipt = await tillReceiptOf(shop, order);
  const letterId = context.newId();
  const token = shop.orderLinks.tokenOf(linkedName(orderNumber));
  const facts = { store: receipt.store.name, reference: orderNumber, token, words: wordsOf(receipt) };
  await transact(shop.database.db, async (tx) => {
    if (!(await mayWriteTo(tx, 'till-receipt', recipient, context))) return;
    const letter = { id: letterId, kind: 'till-receipt', recipient, locale: receipt.locale, facts };
    await keepLetters(tx, [letter], now);
    const payload = { orderNumber, letterId };
    await writeFacts(tx, [{ name: 'till-receipt.asked', subject: orderNumber, payload }], now);
  });
  wakeAnnouncer(shop.database);
  return { email: recipient };
});

/** The receipt in lines of text. */
function wordsOf({ groups, sums, taxes, tenders, store, seller, at, soldBy }: TillReceipt): string {
  const valued = ({ label, value }: TillReceipt['sums'][number]) => (value ? `${label}: ${value}` : label);
  const items = groups.flatMap(({ title, items: of }) => [
    ...(title === null ? [] : [title]),
    ...of.map(({ text, detail, price }) => `${text}, ${detail}: ${price}`),
  ]);
  const ends = [[store.name, ...store.lines].join(', '), [at, soldBy].filter(Boolean).join(', '), seller.join(', ')];
  return [...items, ...[...sums, ...taxes, ...tenders].map(valued), ...ends].filter(Boolean).join('\n');
}
