import { facts } from './entry.ts';

/** Shipping, payment and tax (specification 1 §8, C8.69 to C8.86). */
export const paymentErrors = {
  SHP404: facts(404, 'Choose one of the offered methods.', 'Set an unknown shipping method.'),
  SHP500: facts(400, 'Enter a street address.', 'Ship to "PO Box 12".'),
  SHP410: facts(400, 'Enter a phone number.', 'Set a shipping address without phone.'),
  CHK380: facts(409, 'Complete the shipping address.', 'Prepare an order without a complete shipping address.'),
  CHK320: facts(400, 'Correct the fields that are marked.', 'Set an address whose postal code does not fit.'),
  PAY401: facts(409, 'Ship to another address.', 'Ship to a country that the market does not serve.'),
  PAY400: facts(400, 'Use another card or another way to pay.', 'Pay with the declined test card.'),
  PYT400: facts(400, 'Add a payment that covers the total.', 'Place an order without a payment.'),
  PYT402: facts(409, 'Use another way to pay, or contact us.', 'Pay with the fraud test card.'),
  PYT404: facts(404, 'Choose another payment.', 'Remove an unknown payment instrument.'),
  PYT300: facts(409, 'Use the saved card.', 'Save the same card twice.'),
  PYT405: facts(400, 'Choose another address.', 'Save a card with an unknown addressId.'),
  PYT406: facts(400, 'Complete the billing address.', 'Save a card with an address without city.'),
  BIL400: facts(400, 'Enter the billing address.', 'Place an order without a billing address.'),
  BILL410: facts(400, 'Enter a phone number.', 'Set a billing address without phone.'),
  FE309: facts(400, 'Correct the expiry date.', 'Pay with a card that has expired.'),
  TAX309: facts(409, 'Check the address, or try later.', 'Ship to Maine, postal code 04309, in a sandbox.'),
  TAX310: facts(409, 'Look at the new total and order again.', 'Change the tax table before placing the order.'),
} as const;
