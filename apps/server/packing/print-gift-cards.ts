import { Readable } from 'node:stream';
import { printGiftCards } from '@eyelet/contracts/packing/print-gift-cards.ts';
import { holdsGoods } from '@eyelet/db/disputes/dispute.ts';
import { cardsToPrint } from '@eyelet/db/gift-cards/printed.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { recordAudit, sourceOf } from '../audit/record.ts';
import { drawCardSheets } from '../gift-cards/draw-sheets.ts';
import { secretOf } from '../gift-cards/issue.ts';
import { Download } from '../kernel/download.ts';
import { handle } from '../kernel/handle.ts';
import { Refusal, refuse } from '../kernel/refusal.ts';

/** The sheets of the cards of a shipment; who has printed which is kept before anybody reads them. */
export const printGiftCardsHandler = handle(printGiftCards, async (context, { params }) => {
  const { shop } = context;
  const { orderNumber, shippingId } = params;
  const cards = await transact(shop.database.db, async (tx) => {
    const found = await cardsToPrint(tx, { orderNumber, shippingId });
    if (found.length === 0) return refuse('STF404');
    if (await holdsGoods(tx, orderNumber)) return refuse('STF470');
    const printed = found.map(({ last4 }) => `•••• ${last4}`).join(', ');
    const subject = { kind: 'order', id: orderNumber } as const;
    const change = { subject, before: null, after: { shipment: shippingId, giftCards: printed } };
    await recordAudit(tx, printGiftCards, change, sourceOf(context));
    return found;
  });
  if (cards instanceof Refusal) return cards;
  const sheets = cards.flatMap((card) => {
    const secret = secretOf(shop, card);
    return secret ? [{ card, secret }] : [];
  });
  const bytes = await drawCardSheets(shop, orderNumber, sheets);
  return new Download(`${orderNumber}-gift-cards.pdf`, 'application/pdf', Readable.from([bytes]));
});
