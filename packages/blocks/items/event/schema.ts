import { type Static, Type } from 'typebox';
import { pictureShape } from '../../link-shape.ts';
import { strictObject } from '../../strict-object.ts';

const day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });
const clock = Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' });

/** An event of the brand that shoppers register for (B3.2.11); what there is to read of it is in its blocks. */
export const eventSchema = strictObject({
  title: Type.String({ minLength: 1, maxLength: 120 }),
  description: Type.Optional(Type.String({ minLength: 1, maxLength: 300 })),
  picture: Type.Optional(pictureShape),
  alt: Type.Optional(Type.String({ maxLength: 200 })),
  /** Both are days of the event, in the time of the place. */
  startDate: day,
  endDate: day,
  /** On each day. */
  opens: clock,
  closes: clock,
  /** IANA name. */
  timeZone: Type.String({ pattern: '^[A-Za-z_]+(/[A-Za-z0-9_+-]+)*$', maxLength: 60 }),
  place: Type.String({ minLength: 1, maxLength: 120 }),
  address: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
  /** Seats of each day; without it as many as come. */
  capacity: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
  waitingList: Type.Optional(Type.Boolean()),
  enablePlusOne: Type.Optional(Type.Boolean()),
  /** Slug of the page with the terms that one accepts. */
  termsPage: Type.Optional(Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', maxLength: 80 })),
});

export type EventProps = Static<typeof eventSchema>;
