import type { ParcelState, ParcelUpdate, Scan } from '@eyelet/domain/parcels/scan.ts';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';

const optional = Type.Optional(Type.Union([Type.String(), Type.Null()]));

/** The members of a tracker that the shop reads (https://docs.easypost.com/docs/trackers). */
const trackerSchema = Type.Object({
  tracking_code: Type.String({ minLength: 1, maxLength: 60 }),
  carrier: optional,
  updated_at: Type.String(),
  est_delivery_date: optional,
  carrier_detail: Type.Optional(
    Type.Union([Type.Null(), Type.Object({ est_delivery_date_local: optional }, { additionalProperties: true })]),
  ),
  tracking_details: Type.Array(
    Type.Object({
      status: Type.String(),
      datetime: optional,
      tracking_location: Type.Optional(
        Type.Union([Type.Null(), Type.Object({ city: optional, country: optional }, { additionalProperties: true })]),
      ),
    }),
  ),
});

const tracker = Compile(trackerSchema);

/** What the shop calls the states of the service; those without a place on the way are missing. */
const states: Readonly<Record<string, ParcelState>> = {
  pre_transit: 'announced',
  in_transit: 'travelling',
  out_for_delivery: 'out-for-delivery',
  available_for_pickup: 'to-collect',
  failure: 'not-delivered',
  delivered: 'delivered',
  return_to_sender: 'returning',
};

/** The longest name of a place that is kept. */
const mostPlace = 80;

/** What a tracker says; undefined if it is none. `carrierOf` gives the shop's id of a carrier's name. */
export function readTracker(sent: unknown, carrierOf: (name: string) => string | undefined): ParcelUpdate | undefined {
  if (!tracker.Check(sent)) return undefined;
  const saidAt = new Date(sent.updated_at);
  if (Number.isNaN(saidAt.getTime())) return undefined;
  const expected = sent.carrier_detail?.est_delivery_date_local ?? sent.est_delivery_date ?? '';
  return {
    carrier: carrierOf(sent.carrier ?? '') ?? null,
    trackingNumber: sent.tracking_code,
    scans: sent.tracking_details.flatMap((one): readonly Scan[] => {
      const state = states[one.status];
      const at = new Date(one.datetime ?? '');
      if (!state || Number.isNaN(at.getTime())) return [];
      const { city, country } = one.tracking_location ?? {};
      return [{ state, at, place: [city, country].filter(Boolean).join(', ').slice(0, mostPlace) }];
    }),
    expectedOn: /^\d{4}-\d\d-\d\d/.test(expected) ? expected.slice(0, 10) : null,
    saidAt,
  };
}
