/** Query of a cart read that checks the current stock and adjusts the cart; changes are reported as flashes. */
export const fullCheck = { isPatchRequired: true, inventorySupplyCheck: true } as const;
