/** What goods are: `customs` is made to order, `digital` comes by mail; only `stocked` goods can take several ways. */
export type Nature = 'stocked' | 'digital' | 'customs';

/** The nature of goods by what the catalogue says of them. */
export function natureOf({ isDigital, isCustoms }: Readonly<{ isDigital: boolean; isCustoms: boolean }>): Nature {
  if (isDigital) return 'digital';
  return isCustoms ? 'customs' : 'stocked';
}
