import { type Static, Type } from 'typebox';
import { strictObject } from '../strict-object.ts';

export const newsletterSchema = strictObject({
  title: Type.String({ minLength: 1, maxLength: 80 }),
  text: Type.Optional(Type.String({ minLength: 1, maxLength: 300 })),
});

export type Newsletter = Static<typeof newsletterSchema>;
