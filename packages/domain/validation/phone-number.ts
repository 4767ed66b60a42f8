/** Dial codes whose national numbers begin with a 0 that is not dialled from abroad (C5.34 for the United Kingdom). */
const withTrunkZero: ReadonlySet<string> = new Set(['44', '33', '49', '32', '43', '41', '31', '353']);

/** Dial codes that a stored number is searched for. */
const dialCodes = ['1', '31', '32', '33', '34', '351', '352', '353', '39', '41', '43', '44', '49'] as const;

/** What a number without dial code is read as when it has ten digits (C5.33). */
export const defaultDialCode = '1';

/** The digits that follow the dial code, however the number was written: with mask, plus, 00 or a leading 0. */
export function nationalDigits(value: string, dialCode: string): string {
  const international = /^\s*(?:\+|00)/.test(value);
  let digits = value.replace(/\D/g, '');
  if (international) {
    digits = digits.replace(/^00/, '');
    if (digits.startsWith(dialCode)) digits = digits.slice(dialCode.length);
  } else if (dialCode === '1' && digits.length === 11 && digits.startsWith('1')) {
    digits = digits.slice(1);
  }
  return withTrunkZero.has(dialCode) ? digits.replace(/^0/, '') : digits;
}

/**
 * A number in the form it is stored in: plus, dial code, digits (C5.35). Ten digits without a dial code are North American
 * (C5.33); British numbers, and others that have one, lose their leading 0 (C5.34).
 */
export function toInternationalPhone(value: string, dialCode?: string): string {
  const digits = value.replace(/\D/g, '');
  if (digits === '') return '';
  const own = /^\s*(?:\+|00)/.test(value) ? splitPhone(`+${digits.replace(/^00/, '')}`) : undefined;
  if (own) return `+${own.dialCode}${nationalDigits(own.national, own.dialCode)}`;
  if (/^\s*\+/.test(value)) return `+${digits}`;
  const code = dialCode || (digits.length === 10 ? defaultDialCode : '');
  return code === '' ? `+${digits}` : `+${code}${nationalDigits(value, code)}`;
}

/** Dial code and national number of a stored number; undefined for a code that is not in the list. */
export function splitPhone(stored: string): { dialCode: string; national: string } | undefined {
  const digits = stored.replace(/\D/g, '');
  if (!stored.trim().startsWith('+')) {
    return digits.length === 10 ? { dialCode: defaultDialCode, national: digits } : undefined;
  }
  const dialCode = dialCodes.findLast((code) => digits.startsWith(code));
  return dialCode === undefined ? undefined : { dialCode, national: digits.slice(dialCode.length) };
}
