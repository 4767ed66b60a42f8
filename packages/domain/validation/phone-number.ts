/** Dial codes whose national numbers begin with a 0 that is not dialled from abroad (C5.34 for the United Kingdom). */
const withTrunkZero: ReadonlySet<string> = new Set(['44', '33', '49', '32', '43', '41', '31', '353']);

/** Dial codes that a stored number is searched for. */
const dialCodes = ['1', '31', '32', '33', '34', '351', '352', '353', '39', '41', '43', '44', '49'] as const;

/** What a number without dial code is read as when it has ten digits (C5.33). */
export const defaultDialCode = '1';

export type ReadPhone = Readonly<{
  /** Without plus; '' where the number names one that is not known, which is then among the digits. */
  dialCode: string;
  /** The digits that follow the dial code, without a 0 that is not dialled from abroad. */
  national: string;
}>;

/**
 * A number however it was written: with mask, plus, 00 or a leading 0. One that is written internationally names its dial
 * code itself; the given one is for all others.
 */
export function readPhone(value: string, given: string): ReadPhone {
  const digits = value.replace(/\D/g, '');
  if (!/^\s*(?:\+|00)/.test(value)) return ofDialCode(given, withoutOwnCode(digits, given));
  const international = /^\s*\+/.test(value) ? digits : digits.slice(2);
  const dialCode = dialCodeOf(international) ?? (international.startsWith(given) ? given : '');
  return ofDialCode(dialCode, international.slice(dialCode.length));
}

const ofDialCode = (dialCode: string, digits: string): ReadPhone => ({
  dialCode,
  national: withTrunkZero.has(dialCode) ? digits.replace(/^0+/, '') : digits,
});

/** North Americans write the 1 without a plus as well. */
function withoutOwnCode(digits: string, dialCode: string): string {
  return dialCode === '1' && digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
}

const dialCodeOf = (international: string) => dialCodes.findLast((code) => international.startsWith(code));

/**
 * A number in the form it is stored in: plus, dial code, digits (C5.35). Ten digits without a dial code are North American
 * (C5.33); British numbers, and others that have one, lose their leading 0 (C5.34).
 */
export function toInternationalPhone(value: string, dialCode?: string): string {
  const digits = value.replace(/\D/g, '');
  if (digits === '') return '';
  const read = readPhone(value, dialCode || (digits.length === 10 ? defaultDialCode : ''));
  return `+${read.dialCode}${read.national}`;
}

/** Dial code and national number of a stored number; undefined for a code that is not in the list. */
export function splitPhone(stored: string): { dialCode: string; national: string } | undefined {
  const digits = stored.replace(/\D/g, '');
  if (!stored.trim().startsWith('+')) {
    return digits.length === 10 ? { dialCode: defaultDialCode, national: digits } : undefined;
  }
  const dialCode = dialCodeOf(digits);
  return dialCode === undefined ? undefined : { dialCode, national: digits.slice(dialCode.length) };
}
