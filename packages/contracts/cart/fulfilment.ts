/**
 * The fulfilment that may be requested for a line: shipped home, collected from a store that has it, or shipped to a
 * store.
 */
export const fulfilments = ['home', 'pickup', 'sts'] as const;

export type Fulfilment = (typeof fulfilments)[number];
