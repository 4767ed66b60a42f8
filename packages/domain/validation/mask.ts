/** Masks of phone numbers (C5.31, C5.32); X stands for a digit. */
const northAmerica = '(XXX) XXX - XXXX';
const elsewhere = 'XXXX - XXX - XXX';

/** The mask of a dial code (B5.6.01, B5.6.02); NORA preselects 1 (C9.15). */
export function phoneMask(dialCode: string): string {
  return dialCode === '1' ? northAmerica : elsewhere;
}
