import { consumer } from '../../events/consumer.ts';
import { mailGiftCard } from './mail-gift-card.ts';

/** Mails gift cards to their recipients, and notifies their buyers. */
export const giftCardMails = consumer('gift-card-mails', {
  'gift-card.due': (shop, due) => mailGiftCard(shop, due),
});
