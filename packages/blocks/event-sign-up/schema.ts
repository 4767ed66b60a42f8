import { type Static, Type } from 'typebox';
import { sharedMembers } from '../shared/shape.ts';
import { strictObject } from '../strict-object.ts';

const { title, subtitle, richText } = sharedMembers;
const day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });
const text = (maxLength: number) => Type.Optional(Type.String({ minLength: 1, maxLength }));

/** The event sign-up (B3.2.11). Dates are those of the event; here they can only narrow them, as the guest can be left out. */
export const eventSignUpSchema = strictObject({
  title,
  subtitle,
  richText,
  /** Key of an item of the kind `event`. */
  eventId: Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', maxLength: 80 }),
  startDate: Type.Optional(day),
  endDate: Type.Optional(day),
  enablePlusOne: Type.Optional(Type.Boolean()),
  confirmationTitle: text(120),
  confirmationSubtitle: text(300),
  submitCtaLabel: text(40),
});

export type EventSignUp = Static<typeof eventSignUpSchema>;
