/** Carriers by id: their name, and the prefix of the URL of their tracking page. */
export const carriers = {
  ups: { name: 'UPS', tracking: 'https://www.ups.com/track?tracknum=' },
  usps: { name: 'USPS', tracking: 'https://tools.usps.com/go/TrackConfirmAction?tLabels=' },
  fedex: { name: 'FedEx', tracking: 'https://www.fedex.com/fedextrack/?trknbr=' },
  'canada-post': {
    name: 'Canada Post',
    tracking: 'https://www.canadapost-postescanada.ca/track-reperage/en#/search?searchFor=',
  },
  dhl: { name: 'DHL', tracking: 'https://www.dhl.com/global-en/home/tracking.html?tracking-id=' },
  dpd: { name: 'DPD', tracking: 'https://tracking.dpd.de/status/en_US/parcel/' },
  gls: { name: 'GLS', tracking: 'https://gls-group.com/track/' },
  'royal-mail': { name: 'Royal Mail', tracking: 'https://www.royalmail.com/track-your-item#/tracking-results/' },
  'la-poste': { name: 'La Poste', tracking: 'https://www.laposte.fr/outils/suivre-vos-envois?code=' },
  'poste-italiane': {
    name: 'Poste Italiane',
    tracking: 'https://www.poste.it/cerca/index.html#/risultati-spedizioni/',
  },
} as const;

export type CarrierId = keyof typeof carriers;

export const carrierIds = Object.keys(carriers) as readonly CarrierId[];

/** A parcel as shoppers see it: its carrier, its tracking number, and its tracking page. */
export type Parcel = Readonly<{ carrier: string; trackingNumber: string; trackingUrl: string | null }>;

/** The parcel of a carrier; an unknown carrier has no tracking page. Null without a number. */
export function parcelOf(carrier: string | null, trackingNumber: string | null): Parcel | null {
  if (carrier === null || trackingNumber === null) return null;
  const known = Object.hasOwn(carriers, carrier) ? carriers[carrier as CarrierId] : undefined;
  return {
    carrier: known?.name ?? carrier,
    trackingNumber,
    trackingUrl: known ? known.tracking + encodeURIComponent(trackingNumber) : null,
  };
}
