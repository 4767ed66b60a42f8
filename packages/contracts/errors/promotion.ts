import { facts } from './entry.ts';

/** Promotion codes, gifts with purchase and rewards (specification 1 §8, C8.87 to C8.99). */
export const promotionErrors = {
  PRM130: facts(400, 'Check the code.', 'Enter an unknown code.'),
  PRM160: facts(409, 'Check the code.', 'Enter a code for employees as a guest.'),
  PRM135: facts(409, 'Use the code once it has started.', 'Enter a code that has not started.'),
  PRM140: facts(409, 'Order without the code.', 'Enter a code that has reached its limit.'),
  PRM150: facts(409, 'Order without the code.', 'Enter a single-use code again.'),
  PRM155: facts(409, 'Order without the code.', 'Enter the expired sandbox code.'),
  PRM416: facts(409, 'Go on; the code is in the cart.', 'Enter the same code twice.'),
  PRM175: facts(409, 'Try again later.', 'Send x-mock-error: PRM175.'),
  GWP403: facts(403, 'Add the product that brings the gift.', 'Add the gift itself.'),
  REW401: facts(401, 'Sign in.', 'Ask for a loyalty token as a guest.'),
  REW130: facts(409, 'Join the loyalty programme.', 'Ask for a loyalty token without membership.'),
  REW135: facts(409, 'Confirm the membership by the mailed link.', 'Ask for a loyalty token before confirming.'),
  REW140: facts(409, 'Choose a smaller reward.', 'Apply a reward above the balance.'),
} as const;
