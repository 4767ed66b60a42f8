/**
 * The ways in which a name that somebody searches by may be stored, for comparison with `lower`: a database without Unicode lowers
 * only the letters of English, so the others are looked for in both cases.
 */
export function writtenNames(name: string): readonly string[] {
  const capitalised = name.toLowerCase().replaceAll(/(^|[\s-])\p{L}/gu, (first) => first.toUpperCase());
  return [...new Set([name, capitalised].map((one) => one.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase())))];
}

/** Fewer digits say too little to be searched by. */
const fewestDigits = 4;

/**
 * The end of a phone number that a text may be, turned round, for comparison with `reverse`; undefined for a text that is none. A
 * national number is the end of the same with its dial code, but for the zeros before it.
 */
export function turnedPhone(text: string): string | undefined {
  const digits = text.replaceAll(/\D/g, '').replace(/^0+/, '');
  if (digits.length < fewestDigits || /[\p{L}@]/u.test(text)) return undefined;
  return [...digits].toReversed().join('');
}
