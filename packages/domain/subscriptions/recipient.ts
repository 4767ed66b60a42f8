import { email as checkEmail } from '../validation/email.ts';
import { phone as checkPhone } from '../validation/phone.ts';
import { splitPhone, toInternationalPhone } from '../validation/phone-number.ts';

/**
 * The recipient of messages of a channel as stored: the email as written, the phone in its international form.
 * Undefined for invalid input.
 *
 * @param dialCode of the market, for a phone written without one
 */
export function recipientOf(channel: 'email' | 'sms', written: string, dialCode: string): string | undefined {
  const recipient = written.trim();
  if (channel === 'email') return recipient === '' || checkEmail(recipient) ? undefined : recipient;
  const stored = toInternationalPhone(recipient, dialCode);
  const ownCode = splitPhone(stored)?.dialCode ?? dialCode;
  return stored === '' || checkPhone(recipient, { dialCode: ownCode }) ? undefined : stored;
}
