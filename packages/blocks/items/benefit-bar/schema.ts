import { type Static, Type } from 'typebox';
import { strictObject } from '../../strict-object.ts';

/** The bar above the header (B3.2.09). */
export const benefitBarSchema = strictObject({
  text: Type.String({ minLength: 1, maxLength: 200 }),
  showCloseButton: Type.Optional(Type.Boolean()),
});

export type BenefitBarProps = Static<typeof benefitBarSchema>;
