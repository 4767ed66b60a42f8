import { readLinkedGiftCard } from '@eyelet/contracts/gift-cards/read-linked.ts';
import { findGiftCards } from '@eyelet/db/gift-cards/gift-card.ts';
import { giftCardDesigns } from '@eyelet/domain/cart/gift-card-wish.ts';
import { toAmount } from '@eyelet/domain/money/amount.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';
import { shopNameOf } from '../mail/sender.ts';
import { secretOf } from './issue.ts';
import { giftCardView } from './view.ts';

export const readLinkedGiftCardHandler = handle(readLinkedGiftCard, async ({ shop, now }, { params, query }) => {
  if (!shop.giftCardSecrets.isLinkToken(query.token, params.giftCardId)) return refuse('GFC800');
  const [card] = await findGiftCards(shop.database.db, [params.giftCardId]);
  const secret = card && secretOf(shop, card);
  if (!card || !secret || card.state === 'blocked') return refuse('GFC800');
  return {
    ...giftCardView(card, now),
    ...secret,
    amount: toAmount(card.amount),
    recipientName: card.recipient_name ?? '',
    sender: card.sender ?? (card.order_number === null ? shopNameOf(shop) : ''),
    message: card.message ?? '',
    design: giftCardDesigns.find((one) => one === card.design) ?? 'shore',
  };
});
