import { issueDeskGiftCard } from '@eyelet/contracts/gift-card-desk/issue.ts';
import { findDeskGiftCard } from '@eyelet/db/gift-cards/desk-list.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { expiryOf } from '@eyelet/domain/gift-cards/validity.ts';
import { marketByHeader } from '@eyelet/domain/markets/markets.ts';
import { recordAudit, sourceOf } from '../audit/record.ts';
import { issueGiftCard } from '../gift-cards/issue.ts';
import { sendDueCards } from '../gift-cards/send-due.ts';
import { giftCardAsked } from '../gift-cards/wish.ts';
import { handle } from '../kernel/handle.ts';
import { Refusal, refuse, refuseFields } from '../kernel/refusal.ts';
import { deskGiftCard, giftCardFacts } from './view.ts';

/** Issues a card that nobody has bought. The shop is its sender, and staff see neither number nor PIN. */
export const issueDeskGiftCardHandler = handle(issueDeskGiftCard, async (context, { params, body }) => {
  const { shop, now, market: staffMarket } = context;
  const { giftCardId: id } = params;
  const { locale, reason, ...asked } = body;
  const market = marketByHeader(locale);
  if (!market) return refuse('STF400', { member: 'locale' });
  // The shop is the sender, whatever its name is.
  const wish = giftCardAsked(
    { market, now, language: staffMarket.tag },
    { ...asked, sender: 'shop', design: 'shore', sendOn: null },
  );
  if (wish instanceof Refusal) {
    return refuseFields(
      'STF400',
      wish.fields.map(({ field, message }) => ({ field: field.replace('giftCard.', ''), message })),
    );
  }
  const { amount, currency, recipientName, recipientEmail, message, design } = wish;
  const card = await transact(shop.database.db, async (tx) => {
    const known = await findDeskGiftCard(tx, id);
    if (known) return known;
    const texts = { recipient_name: recipientName, recipient_email: recipientEmail, message, design };
    const facts = { id, form: 'digital', amount, currency, locale, expires_at: expiryOf(market, now) } as const;
    await issueGiftCard(tx, shop, { ...facts, ...texts, send_at: now }, now);
    const issued = await findDeskGiftCard(tx, id);
    if (!issued) throw new Error(`gift card ${id} was not issued`);
    const subject = { kind: 'gift-card', id } as const;
    const after = { ...giftCardFacts(issued), reason };
    await recordAudit(tx, issueDeskGiftCard, { subject, before: null, after }, sourceOf(context));
    return issued;
  });
  await sendDueCards(shop);
  return deskGiftCard((await findDeskGiftCard(shop.database.db, id)) ?? card, now);
});
