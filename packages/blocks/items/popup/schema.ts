import { type Static, Type } from 'typebox';
import { strictObject } from '../../strict-object.ts';

/** A pop-up: small at first, large after its delay in seconds (B3.2.10, B4.1.04). */
export const popupSchema = strictObject({
  delay: Type.Optional(Type.Integer({ minimum: 0, maximum: 600 })),
  minimizedTitle: Type.String({ minLength: 1, maxLength: 80 }),
  maximizedTitle: Type.String({ minLength: 1, maxLength: 120 }),
  disclaimer: Type.Optional(Type.String({ minLength: 1, maxLength: 600 })),
});

export type PopupProps = Static<typeof popupSchema>;
