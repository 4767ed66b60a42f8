import { type OpenPickup, openPickups } from '@eyelet/db/orders/ready.ts';
import { escapeHtml } from '../kernel/escape-html.ts';
import type { Shop } from '../kernel/shop.ts';
import { form, section } from './section.ts';

/** Shipments of the visitor's orders that wait for collection and are not ready yet, newest first. */
export async function pickupsOf({ database }: Shop, owner: string | undefined): Promise<readonly OpenPickup[]> {
  return owner === undefined ? [] : openPickups(database.db, owner);
}

/** Each shipment with the button that a store would press. */
export function pickupSection(pickups: readonly OpenPickup[]): string {
  const rows = pickups.map(
    ({ orderNumber, shippingId, storeName }) =>
      `<tr><th scope="row">${escapeHtml(orderNumber)} <span class="quiet">${escapeHtml(storeName ?? '')}</span></th><td>${form('ready', `<input type="hidden" name="orderNumber" value="${escapeHtml(orderNumber)}"><input type="hidden" name="shippingId" value="${escapeHtml(shippingId)}"><button>Ready <span class="quiet">${escapeHtml(shippingId)}</span></button>`)}</td></tr>`,
  );
  const none = '<p>Order something to be collected with this browser to have its store make it ready.</p>';
  return section('pickups', 'Pickups', rows.length > 0 ? `<table><tbody>${rows.join('')}</tbody></table>` : none);
}
