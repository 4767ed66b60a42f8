import { facts } from './entry.ts';

/** Gift options and gift cards (specification 1 §8, C8.55 to C8.68). */
export const giftErrors = {
  GFS800: facts(409, 'Order without the gift option, or try later.', 'Send x-mock-error: GFS800.'),
  GFO404: facts(404, 'Order without the gift option.', 'Ask for a gift option where the product has none.'),
  GFO405: facts(409, 'Order without the gift option.', 'Ask for a gift option on a pickup item.'),
  GFC410: facts(409, 'Remove a gift card first.', 'Apply a sixth gift card.'),
  GFC799: facts(409, 'Try again later.', 'Check the sandbox card for a provider failure.'),
  GFC800: facts(400, 'Check number and PIN.', 'Check an unknown card number.'),
  GFC700: facts(400, 'Check number and PIN.', 'Check a malformed card number.'),
  GFC760: facts(400, 'Check number and PIN.', 'Check a card with a wrong PIN.'),
  GFC812: facts(409, 'Use another gift card.', 'Apply the expired sandbox card.'),
  GFC725: facts(409, 'Pay in another way.', 'Apply a card of another currency.'),
  GFC740: facts(409, 'Use another gift card.', 'Apply the empty sandbox card.'),
  GFC755: facts(409, 'Go on; the card is in the cart.', 'Apply the same card twice.'),
  GFC400: facts(400, 'Enter the card number.', 'Check a balance without a card number.'),
} as const;
