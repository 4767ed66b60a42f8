/** The first digits of every gift card, so that a number of a payment card is never taken for one. */
const prefix = '600649';
const length = 16;

export const pinLength = 6;

/** A number as it was typed, without blanks and hyphens. */
export function plainNumber(typed: string): string {
  return typed.replaceAll(/[\s\u00a0\u202f-]/gu, '');
}

/** Whether a text has the form of a gift card number: sixteen digits (C8.62). */
export function isCardNumber(number: string): boolean {
  return /^\d{16}$/u.test(number);
}

/** Whether a number is one that the shop itself gives out. */
export function isOwnNumber(number: string): boolean {
  return number.startsWith(prefix);
}

/** Whether the last digit checks the others, by the formula of Luhn (ISO/IEC 7812-1, annex B). */
export function passesLuhn(number: string): boolean {
  let sum = 0;
  for (const [index, digit] of [...number].reverse().entries()) {
    const doubled = Number(digit) * 2;
    sum += index % 2 === 0 ? Number(digit) : doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

/** The number of a card: the prefix, an account of nine digits, and the check digit. */
export function cardNumber(account: number): string {
  const front = prefix + String(account).padStart(length - prefix.length - 1, '0');
  const check = [...'0123456789'].find((digit) => passesLuhn(front + digit));
  return front + (check ?? '0');
}

/** Accounts that `cardNumber` has numbers for. */
export const accounts = 10 ** (length - prefix.length - 1);

/** What is shown of a number: its last four digits (C9.26). */
export function maskedNumber(last4: string): string {
  return `•••• ${last4}`;
}

/** A number in groups of four digits, as people read it. */
export function groupedNumber(number: string): string {
  return number.replaceAll(/(\d{4})(?=\d)/gu, '$1 ');
}
