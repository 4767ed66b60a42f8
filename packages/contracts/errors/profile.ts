import { facts } from './entry.ts';

/** Profile, addresses and customers (specification 1 §8, C8.100 to C8.112). */
export const profileErrors = {
  PRO412: facts(400, 'Check the fields and save again.', 'Save a profile with a value that cannot be stored.'),
  PRO418: facts(409, 'Check the fields and save again.', 'Send x-mock-error: PRO418.'),
  PRO414: facts(409, 'Change the address of the card first.', 'Delete a billing address that a card uses.'),
  PRO415: facts(400, 'Choose a password that meets the rules.', 'Change the password to "abc".'),
  PRO404: facts(404, 'Sign in again.', 'Read a deleted profile.'),
  PRO410: facts(400, 'Correct the birth date.', 'Sign up below the minimum age.'),
  PRO411: facts(400, 'Enter the birth date.', 'Join the loyalty programme without a birth date.'),
  FE340: facts(400, 'Enter the same password twice.', 'Enter two different passwords.'),
  FE872: facts(400, 'Choose a password of 8 characters or more.', 'Enter a password of 7 characters.'),
  CCA400: facts(400, 'Use the address that is there.', 'Save the same address twice.'),
  CCA401: facts(400, 'Choose an address of the list.', 'Change an unknown address.'),
  CCN404: facts(404, 'Check the customer number.', 'Ask for the data of an unknown consumer.'),
  '4044': facts(409, 'Contact us about the membership.', 'Read the vouchers of an unknown member.'),
} as const;
