/** Query of a cart read that checks the current stock and adjusts the cart; flashes report the changes. */
export const fullCheck = { isPatchRequired: true, inventorySupplyCheck: true } as const;
