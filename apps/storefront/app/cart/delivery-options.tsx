import type { CartItem, ShippingOption } from '@eyelet/contracts/cart/item.ts';
import { formatAmount } from '@eyelet/domain/money/format.ts';
import { type RadioCard, RadioCards } from '@eyelet/ui/fields/radio-cards.tsx';
import { useWords } from '@eyelet/ui/words/words.tsx';
import { optionKey } from '../cart-changes/delivery-choice.ts';

/** The delivery options of one line, as radio buttons named `delivery`. */
export function DeliveryOptions({ item, currency }: Readonly<{ item: CartItem; currency: string }>) {
  const { say, tag } = useWords();
  const chosen = item.shippingOptions.find(({ selected }) => selected);
  return (
    <RadioCards
      legend={item.name}
      name="delivery"
      defaultValue={chosen ? optionKey(chosen) : ''}
      cards={item.shippingOptions.map(cardOf)}
    />
  );

  function cardOf(option: ShippingOption): RadioCard {
    const { shippingMethod, storeInfo, available } = option;
    const { label, deliveryTime, price } = shippingMethod;
    const stock =
      storeInfo && storeInfo.storeInventory > 0 ? say('delivery.inStock', { n: storeInfo.storeInventory }) : '';
    return {
      value: optionKey(option),
      title: storeInfo ? say('delivery.at', { method: label, store: storeInfo.name }) : label,
      note: available ? [deliveryTime, stock].filter(Boolean).join(' · ') : say('delivery.notForQuantity'),
      aside: price.amount === 0 ? say('cart.shippingFree') : formatAmount(price.amount, currency, tag),
      disabled: !available,
    };
  }
}
