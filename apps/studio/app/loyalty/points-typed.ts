/** Points as they were typed, with either sign for less; 0, which the server refuses, for what is no whole number. */
export function pointsTyped(typed: string): number {
  const plain = typed.trim().replace('−', '-').replace(/^\+/, '');
  return /^-?\d{1,7}$/.test(plain) ? Number(plain) : 0;
}
