/**
 * Dial codes whose national numbers begin with a 0 that is omitted when dialled from abroad (C5.34 for the United
 * Kingdom).
 */
const withTrunkZero: ReadonlySet<string> = new Set(['44', '33', '49', '32', '43', '41', '31', '353']);

/** Dial codes recognised at the beginning of a stored number. */
const dialCodes = ['1', '31', '32', '33', '34', '351', '352', '353', '39', '41', '43', '44', '49'] as const;

/** Dial code of a ten-digit number without one (C5.33). */
export const defaultDialCode = '1';

export type ReadPhone = Readonly<{
  /** Without plus; '' for an unknown one, which is then part of the digits. */
  dialCode: string;
  /** The digits after the dial code, without a 0 that is omitted from abroad. */
  national: string;
}>;

/**
 * A number in any notation: with mask, plus, 00 or a leading 0. An international number contains its dial code; the
 * given one is for all others.
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

/** North Americans also write the 1 without a plus. */
function withoutOwnCode(digits: string, dialCode: string): string {
  return dialCode === '1' && digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
}

const dialCodeOf = (international: string) => dialCodes.findLast((code) => international.startsWith(code));

/**
 * A number in the form it is stored in: plus, dial code, digits (C5.35). Ten digits without a dial code are North
 * American (C5.33); British and similar numbers lose their leading 0 (C5.34).
 */
export function toInternationalPhone(value: string, dialCode?: string): string {
  const digits = value.replace(/\D/g, '');
  if (digits === '') return '';
  const read = readPhone(value, dialCode || (digits.length === 10 ? defaultDialCode : ''));
  return `+${read.dialCode}${read.national}`;
}

/** Dial code and national number of a stored number; undefined for an unknown code. */
export function splitPhone(stored: string): { dialCode: string; national: string } | undefined {
  const digits = stored.replace(/\D/g, '');
  if (!stored.trim().startsWith('+')) {
    return digits.length === 10 ? { dialCode: defaultDialCode, national: digits } : undefined;
  }
  const dialCode = dialCodeOf(digits);
  return dialCode === undefined ? undefined : { dialCode, national: digits.slice(dialCode.length) };
}
