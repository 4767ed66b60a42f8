import { type Input, isEmpty, type Verdict } from './invalid.ts';
import { readPhone } from './phone-number.ts';

type Digits = Readonly<{ from: number; to: number }>;

/**
 * Digits after the dial code of lines that people have, at home or mobile. Those of libphonenumber, which a test compares; it is
 * too large for browsers, where the same rule runs (decision 56).
 */
const digitsByDialCode: Readonly<Record<string, Digits>> = {
  '31': { from: 9, to: 9 },
  '32': { from: 8, to: 9 },
  '33': { from: 9, to: 9 },
  '34': { from: 9, to: 9 },
  '351': { from: 9, to: 9 },
  '352': { from: 4, to: 11 },
  '353': { from: 7, to: 10 },
  '39': { from: 6, to: 12 },
  '41': { from: 9, to: 9 },
  '43': { from: 4, to: 13 },
  '44': { from: 9, to: 10 },
  '49': { from: 5, to: 13 },
};

const problem = { key: 'validation.phone' } as const;

const anywhere: Digits = { from: 6, to: 14 };

/** A dial code is one to three digits (ITU-T E.164); a form may not have one yet. */
const dialCodeShape = /^(?:[1-9]\d{0,2})?$/;

/**
 * As many digits as the country has (C5.27); in North America ten, the first from 2 to 9 (C5.28). The country is that
 * of the number if it contains a dial code, as in +44.
 */
export function phone(value: Input, { dialCode }: Readonly<{ dialCode: string }>): Verdict {
  if (isEmpty(value)) return undefined;
  if (/[^\d\s()+./-]/.test(value)) return problem;
  const { dialCode: own, national } = readPhone(value, dialCode);
  return isPhone(national, own) ? undefined : problem;
}

function isPhone(digits: string, dialCode: string): boolean {
  if (!dialCodeShape.test(dialCode)) return false;
  if (dialCode === '1') return /^[2-9]\d{9}$/.test(digits);
  const { from, to } = digitsByDialCode[dialCode] ?? anywhere;
  return digits.length >= from && digits.length <= to;
}
