import type { Cart } from '@eyelet/contracts/cart/cart.ts';
import type { CartItem } from '@eyelet/contracts/cart/item.ts';
import { useDialogs } from '@eyelet/ui/dialogs/dialogs.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { isCollectable } from '../cart-changes/delivery-choice.ts';
import { useLocale } from '../shop/locale.ts';
import { changeDeliveryDialog } from './change-delivery-dialog.ts';
import { ShipmentText } from './shipment-text.tsx';

/** How and when a line is delivered, with a button to change it: in a dialog, or in the page without scripts. */
export function LineDelivery({ item, cart }: Readonly<{ item: CartItem; cart: Cart }>) {
  const say = useSay();
  const dialogs = useDialogs();
  const { path } = useLocale();
  const shipment = cart.shippingMethods.find(({ shippingId }) => shippingId === item.shippingId);
  if (!shipment) return null;
  const choices = item.shippingOptions.filter(({ available, selected }) => available || selected);
  return (
    <p className="text-14 text-granite">
      <ShipmentText shipment={shipment}>
        {!item.bonus && (choices.length > 1 || isCollectable(item)) && (
          <a
            href={`/${path}/cart?change=${item.id}`}
            className="plain-link touch-area"
            onClick={(event) => {
              event.preventDefault();
              dialogs.open(changeDeliveryDialog, { itemId: item.id });
            }}
          >
            {say('delivery.change')}
            <span className="sr-only">: {item.name}</span>
          </a>
        )}
      </ShipmentText>
    </p>
  );
}
