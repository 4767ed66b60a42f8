/** Masks of phone numbers (C5.31, C5.32); X stands for a digit. */
const northAmerica = '(XXX) XXX - XXXX';
const elsewhere = 'XXXX - XXX - XXX';

/** The dial code decides on the mask (B5.6.01, B5.6.02); NORA preselects 1 (C9.15). */
export function phoneMask(dialCode: string): string {
  return dialCode === '1' ? northAmerica : elsewhere;
}

/**
 * Fills the digits of a text into a mask, as far as they reach; digits beyond a phone mask follow at its end unless
 * `limited`, since some countries have longer numbers than the mask.
 */
export function applyMask(value: string, mask: string, { limited = false } = {}): string {
  const digits = value.replace(/\D/g, '');
  let used = 0;
  let shown = '';
  for (const sign of mask) {
    if (used >= digits.length) break;
    shown += sign === 'X' ? digits[used++] : sign;
  }
  return limited ? shown : shown + digits.slice(used);
}
