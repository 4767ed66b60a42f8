import type { Order } from '@eyelet/contracts/orders/order.ts';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { type ShownShipment, useMethodText, useWhenText } from '../cart/shipment-text.tsx';
import { OrderLines } from '../checkout/order-lines.tsx';
import type { PlaceTexts } from '../checkout/place-texts.ts';
import { ShipmentPlace } from '../checkout/shipment-place.tsx';
import { CollectCode } from './collect-code.tsx';
import type { Collecting } from './collecting.ts';
import type { Arrived } from './load-order.ts';
import { Parcels } from './parcels.tsx';
import { expectedText, type ShownTravel } from './shown-travel.ts';

export type OrderedItemsProps = Readonly<{
  order: Order;
  shipments: readonly ShownShipment[];
  places: PlaceTexts;
  arrived: Arrived;
  travels: Readonly<Record<string, ShownTravel>>;
  collecting: Collecting;
}>;

/** The ordered items, grouped by shipment; one list when there is none. */
export function OrderedItems({ order, shipments, places, arrived, travels, collecting }: OrderedItemsProps) {
  const say = useSay();
  const { items, currency } = order;
  if (shipments.length === 0) return <OrderLines items={items} currency={currency} />;
  return (
    <div className="grid gap-10">
      {shipments.map((shipment) => (
        <section key={shipment.shippingId} aria-labelledby={shipment.shippingId}>
          <ShipmentTitle
            shipment={shipment}
            place={places[shipment.shippingId]}
            travel={travels[shipment.shippingId]}
            arrived={arrived[shipment.shippingId]}
          />
          <CollectCode of={collecting[shipment.shippingId]} />
          <OrderLines items={items.filter(({ id }) => shipment.itemIds.includes(id))} currency={currency} />
          {items.map(
            ({ id, cancelledQty: n, name, colour, size }) =>
              n > 0 &&
              shipment.itemIds.includes(id) && (
                <p key={id} className="mt-4 text-kelp">
                  {say('shop.labelled', {
                    label: say('order.state.cancelled'),
                    value: say('purchases.return.item', { n, name, colour, size }),
                  })}
                </p>
              ),
          )}
        </section>
      ))}
    </div>
  );
}

type ShipmentTitleProps = Readonly<{
  shipment: ShownShipment;
  place: string | undefined;
  travel: ShownTravel | undefined;
  arrived: string | undefined;
}>;

function ShipmentTitle({ shipment, place, travel, arrived }: ShipmentTitleProps) {
  const say = useSay();
  const method = useMethodText(shipment);
  const promised = useWhenText(shipment);
  const isCollected = shipment.kind === 'pickup' || shipment.kind === 'sts';
  const received = isCollected ? 'purchases.collectedOn' : 'purchases.deliveredOn';
  return (
    <div className="mb-5 border-t border-drift pt-5">
      <h3 id={shipment.shippingId} className="text-18 font-medium">
        {method}
      </h3>
      <p className="text-kelp">
        {arrived === undefined ? (expectedText(travel, say) ?? promised) : say(received, { day: arrived })}
      </p>
      <Parcels of={travel} />
      <ShipmentPlace text={place} />
    </div>
  );
}
