import type { Static, TSchema } from 'typebox';
import { Compile } from 'typebox/compile';

/** Reads JSON of an order that the database has; `what` names it in the fault. */
export type StoredReader<T> = (orderNumber: string, value: unknown) => T;

/** Makes a reader that checks a value against a schema; what does not match is a fault, which names the order and the member. */
export function storedReader<S extends TSchema>(what: string, schema: S): StoredReader<Static<S>> {
  const check = Compile(schema);
  return (orderNumber, value) => {
    if (check.Check(value)) return value as Static<S>;
    const [error] = check.Errors(value);
    throw new Error(
      `${what} of order ${orderNumber} does not match its schema: ${error?.instancePath} ${error?.message}`,
    );
  };
}
