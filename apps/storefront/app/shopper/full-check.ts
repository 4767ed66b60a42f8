/** Has a read look at the stock of now, and bring the cart in line with it; what it finds is told as flashes. */
export const fullCheck = { isPatchRequired: true, inventorySupplyCheck: true } as const;
