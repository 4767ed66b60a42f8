// Parts of the statements that count the parcels which stores are given in a day: `sending` is a row of place_sending, and a day
// the name of a column.

/** The time zone in whose days the parcels of a place are counted. */
export const zoneOfPlace = `coalesce(place.details ->> 'timeZone', 'UTC')`;

/** The parcels that a store was given on a day. */
export const parcelsOn = (day: string) => `case when sending.day = ${day} then sending.parcels else 0 end`;

/** Whether a store takes no more than so many parcels a day. */
export const fillsDay = (parcels: string) => `coalesce(${parcels} >= sending.daily_limit, false)`;

/** Whether a store is known to take no more on a day; it stays so when it is given a parcel back. */
export const wasFullOn = (day: string) => `(sending.is_full and sending.day is not distinct from ${day})`;
