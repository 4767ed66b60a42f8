/** Why captures are made with the placing of an order: they pay for what is handed over then. */
export const withPlacing: readonly string[] = ['placing', 'whole'];
