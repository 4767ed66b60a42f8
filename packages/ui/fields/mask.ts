/** Phone numbers of the region NORA, and of all other countries (C9.15, C5.32). */
export const phoneMasks = { northAmerica: '(XXX) XXX - XXXX', other: 'XXXX - XXX - XXX' } as const;

/** The mask of a dial code: +1 has the North American one (B5.6.02). */
export function phoneMask(dialCode: string): string {
  return dialCode === '1' ? phoneMasks.northAmerica : phoneMasks.other;
}

/** The mask of a date format: digits for letters, separators kept. */
export function dateMask(format: string): string {
  return format.replace(/[A-Z]/g, 'X');
}

/**
 * Digits of `typed` put into a mask, each X taking one; superfluous ones are dropped. Separators appear only when a
 * digit follows them, so that deleting never gets stuck at one.
 */
export function applyMask(typed: string, mask: string): string {
  const digits = [...typed.replace(/\D/g, '')];
  let written = '';
  let waiting = '';
  for (const sign of mask) {
    if (digits.length === 0) break;
    if (sign === 'X') {
      written += waiting + digits.shift();
      waiting = '';
    } else waiting += sign;
  }
  return written;
}

/** The position of the caret after masking, so that typing in the middle stays in the middle. */
export function caretAfter(masked: string, digitsBefore: number): number {
  if (digitsBefore === 0) return 0;
  let seen = 0;
  for (const [index, sign] of [...masked].entries()) {
    if (/\d/.test(sign)) seen += 1;
    if (seen === digitsBefore) return index + 1;
  }
  return masked.length;
}
