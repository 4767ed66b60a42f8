import type { GiftCard } from '@eyelet/contracts/gift-cards/gift-card.ts';
import { formatAmount } from '@eyelet/domain/money/format.ts';
import { Icon } from '@eyelet/ui/icons/icon.tsx';
import { useWords } from '@eyelet/ui/words/words.tsx';

/** A gift card: its last digits, balance and expiry. */
export function GiftCardText({ card }: Readonly<{ card: GiftCard }>) {
  const { say, tag } = useWords();
  const date =
    card.expiryDate &&
    new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(card.expiryDate));
  return (
    <span className="flex items-center gap-3">
      <Icon name="card" />
      <span>
        <span className="block">
          {say('giftCards.of', { number: card.number })}
          {card.status !== 'active' && <> · {say(`giftCards.status.${card.status}`)}</>}
        </span>
        <span className="block font-medium">
          {say('giftCards.left', { amount: formatAmount(card.balance, card.currency, tag) })}
        </span>
        <span className="block text-14 text-granite">
          {date ? say('giftCards.validUntil', { date }) : say('giftCards.noExpiry')}
        </span>
      </span>
    </span>
  );
}
