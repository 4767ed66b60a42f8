/** How many recovery codes somebody gets. */
export const recoveryCodeCount = 10;

const letters = 16;
const group = 4;

/** A recovery code as it is shown, in groups, from letters and digits of base 32. */
export function shownRecoveryCode(plain: string): string {
  return plain.replaceAll(new RegExp(`.{${group}}(?=.)`, 'g'), '$&-');
}

/** What somebody has typed as a recovery code, as it was made; undefined for what cannot be one. */
export function typedRecoveryCode(typed: string): string | undefined {
  const plain = typed.toUpperCase().replace(/[\s-]/g, '');
  return plain.length === letters && /^[A-Z2-7]+$/.test(plain) ? plain : undefined;
}

/** What somebody has typed as a one-time code; undefined for what cannot be one. */
export function typedOneTimeCode(typed: string): string | undefined {
  const plain = typed.replace(/[\s-]/g, '');
  return /^\d{6}$/.test(plain) ? plain : undefined;
}
