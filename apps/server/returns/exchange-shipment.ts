import type { DraftShipment } from '@eyelet/db/tables/order-draft.ts';
import { daysFrom } from '@eyelet/domain/delivery/last-day.ts';
import { goesHome } from '@eyelet/domain/delivery/shipment.ts';
import { defaultMarket, marketByHeader } from '@eyelet/domain/markets/markets.ts';
import { deliveryTime, methodLabel } from '../cart/texts.ts';
import type { StoredOrder } from '../stored-orders/stored-order.ts';

/** The way by which something is sent instead of a line. */
type ExchangeWay = Omit<ExchangeShipment, 'promised_from' | 'promised_to' | 'address'> &
  Readonly<{ address: NonNullable<StoredOrder['shipments'][number]['address']> }>;

/** The shipment by which something is sent instead of lines; its price is what the return carries. */
export type ExchangeShipment = Omit<DraftShipment, 'price'>;

/** A shipment, and the lines whose replacement it brings. */
export type ExchangeParcel = Readonly<{ shipment: ExchangeShipment; lineNos: readonly number[] }>;

/**
 * How what replaces lines is sent: one parcel for each way and address, promised as what is ordered and sent from now on; undefined when one of
 * them has nowhere to go.
 */
export function exchangeParcelsOf(
  stored: StoredOrder,
  lineNos: readonly number[],
  now: Date,
): readonly ExchangeParcel[] | undefined {
  const parcels = new Map<string, ExchangeParcel>();
  for (const lineNo of lineNos) {
    const way = exchangeShipmentOf(stored, lineNo);
    if (!way) return undefined;
    const { shipping_id: _, ...told } = way;
    const key = JSON.stringify(told);
    const known = parcels.get(key);
    const shipment = known?.shipment ?? {
      ...{ ...way, shipping_id: `shipment-${parcels.size + 1}` },
      ...promisedOf(stored, way, now),
    };
    parcels.set(key, { shipment, lineNos: [...(known?.lineNos ?? []), lineNo] });
  }
  return [...parcels.values()];
}

/** The days that are promised of what may leave from now on; none where the market has the method no more. */
function promisedOf({ order }: StoredOrder, { kind, method_code: method, address }: ExchangeWay, now: Date) {
  const market = marketByHeader(order.locale) ?? defaultMarket;
  const promised = daysFrom(now, { kind, method, country: address.country ?? market.country }, market);
  return { promised_from: promised?.from ?? null, promised_to: promised?.to ?? null };
}

/**
 * How what replaces a line is sent: as that was, or, where it was collected in a store, to the billing address. Undefined when there is
 * no address that the market ships to, as of an erased buyer.
 */
export function exchangeShipmentOf(stored: StoredOrder, lineNo: number): ExchangeWay | undefined {
  const { lines, shipments, order } = stored;
  const market = marketByHeader(order.locale) ?? defaultMarket;
  const line = lines.find(({ line_no }) => line_no === lineNo);
  const sent = shipments.find(({ shipping_id }) => shipping_id === line?.shipping_id);
  const unscheduled = { pickup_window: null, taken_at_once: false } as const;
  if (sent?.address && goesHome(sent.kind)) {
    const { shipping_id, kind, method_code, method_label, delivery_time, address, collection_point_id } = sent;
    return {
      ...{ shipping_id, kind, method_code, method_label, delivery_time, address, collection_point_id },
      ...{ store_id: null, store_name: null, ...unscheduled },
    };
  }
  const [method] = market.shippingMethods;
  const { billing } = order;
  if (!method || !billing || !market.shipsTo.includes(billing.country ?? '')) return undefined;
  return {
    ...{ shipping_id: 'shipment-1', kind: 'home', store_id: null, store_name: null, collection_point_id: null },
    ...{ method_code: method.code, method_label: methodLabel(market.tag, method) },
    ...{ delivery_time: deliveryTime(market.tag, method), address: billing, ...unscheduled },
  };
}
