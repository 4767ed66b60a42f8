import type { Generated, GeneratedAlways } from 'kysely';

export type ParcelTables = {
  parcel: {
    parcel_id: GeneratedAlways<number>;
    order_number: string;
    shipping_id: string;
    carrier: string;
    tracking_number: string;
    handed_over_at: Date;
    /** YYYY-MM-DD in the calendar of the destination, as its carrier last said. */
    expected_on: string | null;
    expected_said_at: Date | null;
    /** The day that its shopper was told when it was late. */
    told_on: string | null;
    /** The later day that was known when it left, as it has pieces that moved; `told_on` begins with it. */
    told_before: string | null;
    /** When the service of carriers is asked about it; null once nothing more is expected. */
    next_look_at: Date | null;
  };
  /** None for a parcel with all that no other one of its shipment has. */
  parcel_unit: { parcel_id: number; line_no: number; place_id: string; qty: number };
  parcel_scan: { parcel_id: number; at: Date; state: string; place: string; taken_at: Date };
  /** A label that a service of carriers makes for a parcel. */
  parcel_label: {
    label_id: string;
    order_number: string;
    /** Null for the label of a return. */
    shipping_id: string | null;
    /** The return whose parcel it is made for. */
    return_id: string | null;
    /** The place that packs the parcel, or takes that of a return. */
    place_id: string;
    /** Whether the label of a return comes by email, as nobody waits for it any more. */
    mailed: Generated<boolean>;
    carrier: string;
    grams: number;
    state: 'wanted' | 'made' | 'refused' | 'used' | 'voiding' | 'voided' | 'kept' | 'dropped';
    tries: number;
    /** When the service is asked again; null if nothing is to be done. */
    next_try_at: Date | null;
    /** Why it is not there yet, and what the service said about it. */
    problem: string | null;
    problem_detail: string | null;
    service: string;
    /** What the service calls it; set before it is bought. */
    service_ref: string | null;
    tracking_number: string | null;
    /** In minor units, if the service says what it costs. */
    cost: number | null;
    currency: string | null;
    /** Only while its parcel waits. */
    pdf: Buffer | null;
    asked_at: Date;
    made_at: Date | null;
    ended_at: Date | null;
  };
  /** The parcel of a return whose label a service of carriers made. */
  return_parcel: {
    return_id: string;
    carrier: string;
    tracking_number: string;
    made_at: Date;
    /** When its carrier has brought it to the shop, as it says. */
    arrived_at: Date | null;
    /** When the service of carriers is asked about it; null once nothing more is expected. */
    next_look_at: Date | null;
  };
  return_scan: { return_id: string; at: Date; state: string; place: string; taken_at: Date };
};
