import parsePhoneNumber from 'libphonenumber-js/min';

/** Whether a stored number can exist by the numbering plan of its country; loads phone metadata, so for the server. */
export function isPossiblePhone(stored: string): boolean {
  return parsePhoneNumber(stored)?.isPossible() ?? false;
}
