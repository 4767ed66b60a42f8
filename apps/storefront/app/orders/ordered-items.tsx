import type { Order } from '@eyelet/contracts/orders/order.ts';
import { type ShownShipment, useMethodText, useWhenText } from '../cart/shipment-text.tsx';
import { OrderLines } from '../checkout/order-lines.tsx';
import type { PlaceTexts } from '../checkout/place-texts.ts';
import { ShipmentPlace } from '../checkout/shipment-place.tsx';

export type OrderedItemsProps = Readonly<{ order: Order; shipments: readonly ShownShipment[]; places: PlaceTexts }>;

/** The ordered items, grouped by shipment; one list when there is none. */
export function OrderedItems({ order, shipments, places }: OrderedItemsProps) {
  const { items, currency } = order;
  if (shipments.length === 0) return <OrderLines items={items} currency={currency} />;
  return (
    <div className="grid gap-10">
      {shipments.map((shipment) => (
        <section key={shipment.shippingId} aria-labelledby={shipment.shippingId}>
          <ShipmentTitle shipment={shipment} place={places[shipment.shippingId]} />
          <OrderLines items={items.filter(({ id }) => shipment.itemIds.includes(id))} currency={currency} />
        </section>
      ))}
    </div>
  );
}

function ShipmentTitle({ shipment, place }: Readonly<{ shipment: ShownShipment; place: string | undefined }>) {
  const method = useMethodText(shipment);
  const when = useWhenText(shipment);
  return (
    <div className="mb-5 border-t border-drift pt-5">
      <h3 id={shipment.shippingId} className="text-18 font-medium">
        {method}
      </h3>
      <p className="text-kelp">{when}</p>
      <ShipmentPlace text={place} />
    </div>
  );
}
