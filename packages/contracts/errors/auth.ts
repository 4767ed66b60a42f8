import { facts } from './entry.ts';

/** Signing in, tokens and locks (specification 1 §8, C8.10 to C8.35). */
export const authErrors = {
  AUT498: facts(
    409,
    'Drop the local cart, tell the shopper, and reload.',
    'A call whose token belongs to no consumer.',
  ),
  AUT401: facts(401, 'Check email and password, or reset the password.', 'Sign in with a wrong password.'),
  AUT418: facts(401, 'Check email and password, or reset the password.', 'Sign in with an unknown email.'),
  AUT437: facts(400, 'Sign in again.', 'Exchange a wrong or expired authorization code.'),
  AUT438: facts(400, 'Check the associate credentials.', 'Sign in as a store associate with wrong credentials.'),
  AUT439: facts(409, 'Sign in with the existing account.', 'Sign up with an email that has an account.'),
  PRO400: facts(400, 'Use another email address.', 'Change a profile to the email of another account.'),
  AUT440: facts(400, 'Use a locale of the shop.', 'Sign in under a locale that the shop does not have.'),
  AUT450: facts(400, 'Enter the current password again.', 'Change the password with a wrong current one.'),
  AUT451: facts(400, 'Choose a password that is new.', 'Change the password to the current one.'),
  AUT452: facts(400, 'Choose a password that is new.', 'Reset the password to the current one.'),
  AUT453: facts(400, 'Correct the email address.', 'Sign up with a malformed email.'),
  AUT423: facts(423, 'Wait 15 minutes or reset the password.', 'Enter a wrong password five times in a row.'),
  AUT441: facts(409, 'Wait 15 minutes or reset the password.', 'Sign in to a locked account.'),
  AUT426: facts(400, 'Try once more or reset the password.', 'Enter a wrong password for the fourth time in a row.'),
  AUT444: facts(409, 'Use another phone number.', 'Sign up with the phone of another account.'),
  AUT442: facts(409, 'Use another phone number.', 'Change a profile to the phone of another account.'),
  AUT409: facts(409, 'Wait two seconds and try once more.', 'Exchange the same authorization code twice.'),
  AUT404: facts(404, 'Start over as a guest.', 'Ask for a token for a deleted account.'),
  AUT500: facts(500, 'Try again later.', 'Send x-mock-error: AUT500.'),
  AUT432: facts(400, 'Sign in, or obtain a token.', 'Call for consumers without a token.'),
  AUT402: facts(409, 'Ask for a new link.', 'Use a reset link twice.'),
  AUT403: facts(403, 'Answer the check again.', 'Send a rejected recaptcha_response.'),
  API400: facts(400, 'Send the client id.', 'Ask for a token without the client id.'),
} as const;
