import type { Address } from '@eyelet/contracts/addresses/address.ts';
import type { PickupWindow } from '@eyelet/contracts/cart/shipping-method.ts';
import { addressLines } from '@eyelet/domain/addresses/address-lines.ts';
import { mailedName } from '@eyelet/domain/consumer/mailed-name.ts';
import { countryName } from '@eyelet/domain/countries/country-name.ts';
import { parcelOf } from '@eyelet/domain/orders/carriers.ts';
import { dateFormat } from '../../mail/date-format.ts';
import type { StoredShipment } from '../../stored-orders/stored-order.ts';
import type { Block, OrderParts } from './order-parts.ts';

/** The contents of an order's mail about one shipment. */
export type ShipmentParts = Readonly<{
  shippingId: string;
  /** Name of the method. */
  title: string;
  /** Where it is handed over, in lines. */
  where: readonly string[];
  /** When it is handed over, if promised. */
  when: readonly string[];
  /** Whether it is collected in a store. */
  collected: boolean;
}>;

/** Whether a shipment is collected in a store. */
export function isCollected({ kind }: Pick<StoredShipment, 'kind'>): boolean {
  return kind === 'pickup' || kind === 'sts';
}

/** A shipment with place and time, as texts. */
export function shipmentOf(shipment: StoredShipment, parts: OrderParts): ShipmentParts {
  return {
    shippingId: shipment.shipping_id,
    title: shipment.method_label,
    where: whereOf(shipment, parts),
    when: whenOf(shipment, parts),
    collected: isCollected(shipment),
  };
}

/** The store with its address, the delivery address, or the email that digital goods are sent to. */
export function whereOf(
  shipment: StoredShipment,
  { order, market }: Pick<OrderParts, 'order' | 'market'>,
): readonly string[] {
  if (shipment.kind === 'digital') return [order.order.email];
  const address = shipment.address;
  const linesOf = (one: Address) => addressLines(withMailedNames(one), countryName(one.country, market.tag));
  if (!address) return [shipment.store_name ?? ''];
  if (!isCollected(shipment)) return linesOf(address);
  // The address of a store has no recipient: its name is written once, first.
  const store = shipment.store_name ?? '';
  return [store, ...linesOf({ ...address, firstName: '', lastName: '' }).filter((line) => line !== store)];
}

/** The parcel of a shipment, or one of several: the way to its carrier's page, or carrier and number where there is none. */
export function parcelBlocks(
  { carrier, tracking_number: number }: Pick<StoredShipment, 'carrier' | 'tracking_number'>,
  { t }: OrderParts,
): readonly Block[] {
  const parcel = parcelOf(carrier, number);
  if (!parcel) return [];
  const title = t('notice.shipped.parcel');
  if (parcel.trackingUrl === null) return [{ title, lines: [parcel.carrier, parcel.trackingNumber] }];
  const label = t('purchases.parcelFollow', { number: parcel.trackingNumber, carrier: parcel.carrier });
  return [{ title, lines: [], link: { label, address: parcel.trackingUrl } }];
}

function withMailedNames(address: Address): Address {
  return { ...address, firstName: mailedName(address.firstName), lastName: mailedName(address.lastName) };
}

function whenOf(shipment: StoredShipment, parts: OrderParts): readonly string[] {
  const { t, market } = parts;
  const window = shipment.pickup_window;
  if (shipment.taken_at_once) return [];
  if (isCollected(shipment)) {
    return window ? [t('notice.window', { window: windowSpan(window, market.tag) })] : [t('notice.windowLater')];
  }
  const { promised_from: from, promised_to: to } = shipment;
  if (from === null || to === null) return [shipment.delivery_time].filter(Boolean);
  const [first, last] = [dayText(from, market.tag), dayText(to, market.tag)];
  return [
    first === last ? t('notice.promised.day', { day: first }) : t('notice.promised.days', { from: first, to: last }),
  ];
}

const dayStyle = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
const windowStyle = { ...dayStyle, hour: 'numeric', minute: '2-digit' } as const;

const clockOf = (iso: string) => new Date(`${iso.slice(0, 19)}Z`);

/** A pickup window in the store's local time: `Monday, May 4, 10:00 AM – 6:00 PM`. */
export function windowSpan({ from, to }: Pick<PickupWindow, 'from' | 'to'>, tag: string): string {
  return dateFormat(tag, windowStyle).formatRange(clockOf(from), clockOf(to));
}

/** A day, YYYY-MM-DD, with its weekday. */
export function dayText(day: string, tag: string): string {
  return dateFormat(tag, dayStyle).format(new Date(`${day}T00:00:00Z`));
}
