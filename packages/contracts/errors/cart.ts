import { facts } from './entry.ts';

/** Cart, stock and orders (specification 1 §8, C8.36 to C8.54). */
export const cartErrors = {
  PRC400: facts(400, 'Remove the item; its price is being corrected.', 'Add a product whose price is broken.'),
  ORD430: facts(409, 'Read the cart again and remove the item.', 'Sell the last unit, then prepare the order.'),
  BSK404: facts(404, 'Create a new cart and add the items again.', 'Read an unknown basketId.'),
  ORD516: facts(409, 'Keep the item as it was or remove it.', 'Switch a pickup-only item to shipping.'),
  ORD517: facts(409, 'Keep the item as it was or choose another store.', 'Switch to pickup where the store has none.'),
  ORD518: facts(409, 'Keep the item as it was or choose another store.', 'Switch to a store that takes no deliveries.'),
  INV700: facts(409, 'Choose another size or colour.', 'Add a size that is sold out.'),
  INV701: facts(409, 'Choose another size or colour.', 'Add a size without an inventory record.'),
  INV702: facts(409, 'Choose another product.', 'Add a product without a price in the currency.'),
  INV406: facts(409, 'Leave the sold-out items saved and move the rest.', 'Move two sold-out saved items to the cart.'),
  INV405: facts(409, 'Go on with the items that are left.', 'Sign in with a guest cart of two sold-out items.'),
  INV407: facts(409, 'Choose another store or delivery.', 'Choose a store that lacks two items of the cart.'),
  INV409: facts(409, 'Lower the quantities or remove the items.', 'Sell two items out, then prepare the order.'),
  INV408: facts(400, 'Lower the quantity to what is allowed.', 'Ask for more than maxQty.'),
  ORD404: facts(404, 'Choose another product.', 'Add an unknown product.'),
  ORD415: facts(409, 'Look at the refreshed summary and order again.', 'Place an order with another expectedTotal.'),
  ORD409: facts(409, 'Check the order number.', 'Send a challenge result for an unknown order.'),
  OHS4004: facts(404, 'Check the order number.', 'Read an unknown order.'),
  ORD400: facts(400, 'Enter the email the order was placed with.', 'Track an order with another email.'),
} as const;
