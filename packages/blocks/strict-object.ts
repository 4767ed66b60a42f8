import { type TObject, type TProperties, Type } from 'typebox';

/** An object without further members, so that a misspelt one is reported and not lost. */
export function strictObject<T extends TProperties>(properties: T): TObject<T> {
  return Type.Object(properties, { additionalProperties: false });
}
