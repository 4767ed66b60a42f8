import type { GiftCardWish } from '@eyelet/contracts/gift-cards/wish.ts';
import { useWords } from '@eyelet/ui/words/words.tsx';

/** Whom a gift card is for, and when it is sent; a printed one has no email. */
export function GiftCardWishText({ wish }: Readonly<{ wish: GiftCardWish }>) {
  const { say, tag } = useWords();
  const { recipientName: name, recipientEmail: email, sendOn } = wish;
  const date = sendOn && new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(sendOn));
  return (
    <>
      <span className="block wrap-anywhere">{email ? `${name}, ${email}` : name}</span>
      <span className="block">{date ? say('delivery.giftCard.on', { date }) : say('delivery.giftCard.atOnce')}</span>
    </>
  );
}
