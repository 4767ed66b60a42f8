export type Threshold = Readonly<{ p50: number; p99: number }>;

/**
 * Milliseconds that each kind of call may take while 1,000 shoppers are there, on two cores that load, shop and PostgreSQL
 * share. A call that has become twice as dear breaks the middle; one that waits for another breaks the last per cent.
 */
export const thresholds: Readonly<Record<string, Threshold>> = {};

/** Share of a core that the shop may take, and the least pace of the shoppers. */
export const mostCpu = 1;
export const leastPace = 0.95;
