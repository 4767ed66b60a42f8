import { type Static, Type } from 'typebox';
import { strictObject } from '../../strict-object.ts';

const day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });

/** An event that shoppers sign up for (B3.2.11). */
export const eventSchema = strictObject({
  title: Type.String({ minLength: 1, maxLength: 120 }),
  startDate: day,
  endDate: day,
  enablePlusOne: Type.Optional(Type.Boolean()),
});

export type EventProps = Static<typeof eventSchema>;
