/** How a line may be asked to reach the shopper: sent home, collected from a store that has it, or sent to a store. */
export const fulfilments = ['home', 'pickup', 'sts'] as const;

export type Fulfilment = (typeof fulfilments)[number];
