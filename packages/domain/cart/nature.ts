/**
 * The nature of goods: `customs` is made to order, `digital` is delivered by email; only `stocked` goods have a choice
 * of fulfilments.
 */
export type Nature = 'stocked' | 'digital' | 'customs';

/** The nature of goods by their facts in the catalogue. */
export function natureOf({ isDigital, isCustoms }: Readonly<{ isDigital: boolean; isCustoms: boolean }>): Nature {
  if (isDigital) return 'digital';
  return isCustoms ? 'customs' : 'stocked';
}
