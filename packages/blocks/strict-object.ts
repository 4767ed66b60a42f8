import { type TObject, type TProperties, Type } from 'typebox';

/** An object without members beside those named, so that a misspelt one is told and not lost. */
export function strictObject<T extends TProperties>(properties: T): TObject<T> {
  return Type.Object(properties, { additionalProperties: false });
}
