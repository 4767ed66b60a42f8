/** What goods are: `customs` is made to order, `digital` comes by mail; only `stocked` goods can take several ways. */
export type Nature = 'stocked' | 'digital' | 'customs';
