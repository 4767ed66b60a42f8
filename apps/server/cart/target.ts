type Members = Readonly<{ cartId?: string; basketId?: string }> | undefined;

/** The cart that a call names: the first id found, in the order of the arguments. */
export function basketIdOf(...parts: readonly Members[]): string | undefined {
  for (const part of parts) {
    const id = part?.basketId ?? part?.cartId;
    if (id !== undefined) return id;
  }
  return undefined;
}
