import type { Cart } from '@eyelet/contracts/cart/cart.ts';
import { Icon } from '@eyelet/ui/icons/icon.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { useLocale } from '../shop/locale.ts';
import { ShipmentText } from './shipment-text.tsx';

/** Lines and shipments whose delivery the server changed during checkout: why, and links to choose again. */
export function ChangedDeliveries({ cart }: Readonly<{ cart: Cart }>) {
  const say = useSay();
  const { path } = useLocale();
  const changed = cart.items.flatMap(({ transition, ...item }) => (transition ? [{ ...item, transition }] : []));
  const shipmentOf = (id: string) => cart.shippingMethods.find(({ shippingId }) => shippingId === id);
  return (
    <ul className="grid gap-3 border-l-2 border-lichen bg-paper p-4">
      {changed.map(({ id, name, transition, shippingId }) => {
        const shipment = shipmentOf(shippingId);
        return (
          <li key={id} data-flash={transition.type} className="flex gap-3">
            <Icon name="parcel" className="mt-0.5 size-5 shrink-0" />
            <div className="text-14">
              <p className="text-16 font-medium">{name}</p>
              <p>{say(`delivery.reason.${transition.reason}`)}</p>
              <p className="mt-2 text-granite">{shipment && <ShipmentText shipment={shipment} />}</p>
              <a href={`/${path}/cart?change=${id}`} className="plain-link mt-1 inline-block">
                {say('delivery.change')}
              </a>
            </div>
          </li>
        );
      })}
      {cart.shippingMethods.map(
        ({ shippingId, transition, ...shipment }) =>
          transition && (
            <li key={shippingId} data-flash={transition.type} className="flex gap-3">
              <Icon name="parcel" className="mt-0.5 size-5 shrink-0" />
              <div className="text-14">
                <p className="text-16 font-medium">{say(`delivery.reason.${transition.reason}`)}</p>
                <p className="mt-1 text-granite">
                  <ShipmentText shipment={{ shippingId, ...shipment }} />
                </p>
                <a href={`/${path}/checkout?step=shipping#shipping-method`} className="plain-link mt-1 inline-block">
                  {say('delivery.change')}
                </a>
              </div>
            </li>
          ),
      )}
    </ul>
  );
}
