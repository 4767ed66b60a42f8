import { sql } from 'kysely';

/** Whether a row of `order_payment` is captured as parcels leave, and still held. */
export const stillHeld = sql<boolean>`(order_payment.by_parcel and order_payment.state = 'authorised')`;
