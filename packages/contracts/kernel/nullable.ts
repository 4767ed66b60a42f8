import { type Static, type TSchema, type TUnsafe, Type } from 'typebox';

/** A value or null, as a type list rather than `anyOf`, so that answers are serialised without trying each branch. */
export function nullable<T extends TSchema>(schema: T): TUnsafe<Static<T> | null> {
  const { type, enum: words } = schema as unknown as { type: string; enum?: readonly unknown[] };
  const either = { ...(schema as object), type: [type, 'null'] };
  return Type.Unsafe<Static<T> | null>(words ? { ...either, enum: [...words, null] } : either);
}

/** One of a closed list of words. */
export function oneOf<const T extends string>(words: readonly T[], description?: string): TUnsafe<T> {
  return Type.Unsafe<T>({ type: 'string', enum: [...words], ...(description ? { description } : {}) });
}
