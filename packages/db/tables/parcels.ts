import type { GeneratedAlways } from 'kysely';

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
    /** When the service of carriers is asked about it; null once nothing more is expected. */
    next_look_at: Date | null;
  };
  /** None for a parcel with all that no other one of its shipment has. */
  parcel_unit: { parcel_id: number; line_no: number; place_id: string; qty: number };
  parcel_scan: { parcel_id: number; at: Date; state: string; place: string; taken_at: Date };
};
