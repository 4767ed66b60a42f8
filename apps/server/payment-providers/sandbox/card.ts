import { type Expiry, hasExpired, isTooFar } from '../card-expiry.ts';

/** What the sandbox does with an accepted card. The README lists the test cards. */
export type Behaviour = 'approve' | 'decline' | 'fraud' | 'challenge' | 'pending';

export type TestCard = Readonly<{ number: string; behaviour: Behaviour; meaning: string }>;

/** Cards for trying the shop; any date that has not passed and any security code are accepted. */
export const testCards: readonly TestCard[] = [
  { number: '4242424242424242', behaviour: 'approve', meaning: 'Visa, paid' },
  { number: '5555555555554444', behaviour: 'approve', meaning: 'Mastercard, paid' },
  { number: '378282246310005', behaviour: 'approve', meaning: 'American Express, paid' },
  { number: '4000002500003155', behaviour: 'challenge', meaning: '3-D Secure challenge' },
  { number: '4000000000000002', behaviour: 'decline', meaning: 'declined (PAY400)' },
  { number: '4000000000000077', behaviour: 'pending', meaning: 'paid a little later, reported by a webhook' },
  { number: '4100000000000019', behaviour: 'fraud', meaning: 'refused by the fraud check (PYT402)' },
];

/** Other valid numbers are approved, so that testers need not look one up. */
export function behaviourOf(digits: string): Behaviour {
  return testCards.find((card) => card.number === digits)?.behaviour ?? 'approve';
}

const brands = [
  { brand: 'visa', starts: /^4/, lengths: [13, 16, 19], code: 3 },
  { brand: 'mastercard', starts: /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/, lengths: [16], code: 3 },
  { brand: 'amex', starts: /^3[47]/, lengths: [15], code: 4 },
  { brand: 'discover', starts: /^(6011|64[4-9]|65)/, lengths: [16, 19], code: 3 },
  { brand: 'maestro', starts: /^(50|5[6-9]|6)/, lengths: [12, 13, 14, 15, 16, 17, 18, 19], code: 3 },
] as const;

export const brandNames: readonly string[] = brands.map((one) => one.brand);

/** The brand of a card number by its first digits; undefined if the shop does not accept it. */
export function brandOf(digits: string): (typeof brands)[number] | undefined {
  return brands.find((one) => one.starts.test(digits));
}

/** Whether the check digit is right (ISO/IEC 7812-1, Annex B). */
export function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let index = 0; index < digits.length; index++) {
    const digit = Number(digits[digits.length - 1 - index]);
    const weighed = index % 2 === 1 ? digit * 2 : digit;
    sum += weighed > 9 ? weighed - 9 : weighed;
  }
  return digits.length > 0 && sum % 10 === 0;
}

/** Reads `MM/YY`, `MM / YYYY` or `MMYY`. */
export function readExpiry(text: string): Expiry | undefined {
  const match = /^\s*(\d{1,2})\s*[/ -]\s*(\d{2}|\d{4})\s*$/.exec(text) ?? /^\s*(\d{2})(\d{2}|\d{4})\s*$/.exec(text);
  if (!match) return undefined;
  const month = Number(match[1]);
  const year = Number(match[2]);
  if (month < 1 || month > 12) return undefined;
  return { month, year: year < 100 ? 2000 + year : year };
}

export type CardEntry = Readonly<{ number: string; expiry: string; code: string }>;

export type CardProblem = Readonly<{
  field: keyof CardEntry;
  problem: 'required' | 'number' | 'brand' | 'date' | 'expired' | 'code';
}>;

/** The problems of an entry, in the order of the fields; empty when a token can be issued. */
export function checkCard(entry: CardEntry, now: Date): readonly CardProblem[] {
  const problems: CardProblem[] = [];
  const digits = entry.number.replace(/[\s-]/g, '');
  const brand = brandOf(digits);
  if (digits === '') problems.push({ field: 'number', problem: 'required' });
  else if (!/^\d+$/.test(digits) || !passesLuhn(digits)) problems.push({ field: 'number', problem: 'number' });
  else if (!brand) problems.push({ field: 'number', problem: 'brand' });
  else if (!(brand.lengths as readonly number[]).includes(digits.length))
    problems.push({ field: 'number', problem: 'number' });
  const expiry = readExpiry(entry.expiry);
  if (entry.expiry.trim() === '') problems.push({ field: 'expiry', problem: 'required' });
  else if (!expiry || isTooFar(expiry, now)) problems.push({ field: 'expiry', problem: 'date' });
  else if (hasExpired(expiry, now)) problems.push({ field: 'expiry', problem: 'expired' });
  const code = entry.code.trim();
  if (code === '') problems.push({ field: 'code', problem: 'required' });
  else if (!/^\d+$/.test(code) || code.length !== (brand?.code ?? 3)) problems.push({ field: 'code', problem: 'code' });
  return problems;
}
