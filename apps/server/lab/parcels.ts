import { returnsUnderWay } from '@eyelet/db/parcels/return-parcel.ts';
import { type ParcelUnderWay, parcelsUnderWay } from '@eyelet/db/parcels/under-way.ts';
import { type ParcelState, parcelStates } from '@eyelet/domain/parcels/scan.ts';
import { takeUpdate } from '../carriers/take-update.ts';
import { escapeHtml } from '../kernel/escape-html.ts';
import type { Shop } from '../kernel/shop.ts';
import { form, section } from './section.ts';

/** Parcels of the visitor's orders and returns that have not arrived, newest first. */
export async function parcelsOf({ database }: Shop, owner: string | undefined): Promise<readonly ParcelUnderWay[]> {
  if (owner === undefined) return [];
  return [...(await parcelsUnderWay(database.db, owner)), ...(await returnsUnderWay(database.db, owner))];
}

/** Each parcel with a scan that its carrier would report. */
export function parcelSection(parcels: readonly ParcelUnderWay[]): string {
  const options = parcelStates.map((state) => `<option value="${state}">${state}</option>`).join('');
  const rows = parcels.map(({ orderNumber, trackingNumber }) => {
    const number = escapeHtml(trackingNumber);
    return `<tr><th scope="row">${escapeHtml(orderNumber)} <span class="quiet">${number}</span></th><td>${form(
      'scan',
      `<input type="hidden" name="trackingNumber" value="${number}"><label><span class="quiet">State</span> <select name="state">${options}</select></label> <label><span class="quiet">Expected on</span> <input type="date" name="expectedOn"></label> <button>Report <span class="quiet">${number}</span></button>`,
    )}</td></tr>`;
  });
  const none = '<p>Order something with this browser and send it in the studio to move its parcel.</p>';
  return section(
    'parcels',
    'Parcels',
    `<p>Parcels move with time. A number that ends in ONTIME, LATE, TWICE, COUNTER or BACK is on time, late, handed over at the second try, left at a counter, or sent back.</p>${
      rows.length > 0 ? `<table><tbody>${rows.join('')}</tbody></table>` : none
    }`,
  );
}

/** Reports a scan of one of the visitor's parcels, as its carrier would do it now. */
export async function scanParcel(
  shop: Shop,
  parcels: readonly ParcelUnderWay[],
  { trackingNumber, state, expectedOn = '' }: Readonly<Record<string, string | undefined>>,
): Promise<void> {
  const parcel = parcels.find((one) => one.trackingNumber === trackingNumber);
  const known = parcelStates.find((one): one is ParcelState => one === state);
  if (!parcel || !known) return;
  const now = shop.clock();
  await takeUpdate(shop, {
    ...{ carrier: parcel.carrier, trackingNumber: parcel.trackingNumber },
    scans: [{ state: known, at: now, place: '' }],
    expectedOn: /^\d{4}-\d\d-\d\d$/.test(expectedOn) ? expectedOn : parcel.expectedOn,
    saidAt: now,
  });
}
