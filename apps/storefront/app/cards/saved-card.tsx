import type { Card } from '@eyelet/contracts/cart/instrument.ts';
import { Icon } from '@eyelet/ui/icons/icon.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';

const brandNames: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  maestro: 'Maestro',
};

/** A saved card: its brand, last digits and expiry. */
export function SavedCard({ card }: Readonly<{ card: Card }>) {
  const say = useSay();
  const brand = brandNames[card.brand] ?? say('checkout.card');
  const month = String(card.expiryMonth).padStart(2, '0');
  return (
    <span className="flex items-center gap-3">
      <Icon name="card" />
      <span>
        <span className="block">{say('checkout.cardEnding', { brand, last4: card.last4 })}</span>
        <span className="block text-14 text-granite">
          {say('checkout.cardExpires', { month, year: String(card.expiryYear) })}
        </span>
      </span>
    </span>
  );
}
