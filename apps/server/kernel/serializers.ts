import fastJson from 'fast-json-stringify';

type Serialize = (value: unknown) => string;

const made = new WeakMap<object, Serialize>();

/**
 * The function that writes values of a schema as JSON. Making one takes about a millisecond and many calls answer with the
 * same schema, such as a cart, so they share it, and it is made for the first value.
 */
export function serializerOf(schema: object): Serialize {
  const known = made.get(schema);
  if (known) return known;
  let write: Serialize | undefined;
  const serialize: Serialize = (value) => {
    write ??= fastJson(schema);
    return write(value);
  };
  made.set(schema, serialize);
  return serialize;
}
