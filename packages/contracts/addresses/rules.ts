import { type Static, Type } from 'typebox';
import { nullable } from '../kernel/nullable.ts';

/** How a form asks for one member of an address in a country, and how it is checked. */
export const fieldRuleSchema = Type.Object({
  name: Type.String(),
  label: Type.String({ description: 'In the language of the call.' }),
  required: Type.Boolean(),
  min: nullable(Type.Number()),
  max: nullable(Type.Number()),
  pattern: nullable(Type.String({ description: 'Regular expression for the whole value.' })),
  example: nullable(Type.String()),
});

/** Address rules of a country; they replace the defaults of a form (C5.46, C7.94). */
export const addressRulesSchema = Type.Object({
  countryCode: Type.String(),
  countryName: Type.String(),
  dialCode: Type.String({ description: 'Without plus.' }),
  phoneMask: Type.String({ description: 'X stands for a digit.' }),
  dateFormat: Type.String(),
  fields: Type.Array(fieldRuleSchema, { description: 'In the order in which the country writes an address.' }),
  provinces: Type.Array(Type.Object({ code: Type.String(), name: Type.String() })),
});

export type FieldRule = Static<typeof fieldRuleSchema>;
export type AddressRules = Static<typeof addressRulesSchema>;
