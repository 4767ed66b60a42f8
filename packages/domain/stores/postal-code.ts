/** How a postal code of a country looks in a typed text; the first group is looked up. */
const shapes: Readonly<Record<string, RegExp>> = {
  US: /(?:^|\s)(\d{5})(?:-\d{4})?(?=$|[\s,])|^(\d{3})$/,
  CA: /(?:^|\s)([ABCEGHJ-NPRSTVXY]\d[A-Z])(?:[\s-]?(?:\d[A-Z]\d?|\d)?)?$|^([ABCEGHJ-NPRSTVXY]\d[A-Z])\s?\d[A-Z]\d(?=[\s,])/,
  GB: /(?:^|[\s,])([A-Z]{1,2}\d[A-Z\d]?)(?:\s?\d(?:[A-Z]{2})?)?$|^([A-Z]{1,2}\d[A-Z\d]?)\s?\d[A-Z]{2}(?=[\s,])/,
  FR: /(?:^|[\s-])(\d{5})(?=$|[\s,])|^(\d{2,3})$/,
  DE: /(?:^|[\s-])(\d{5})(?=$|[\s,])|^(\d{2,3})$/,
  IT: /(?:^|[\s-])(\d{5})(?=$|[\s,])|^(\d{2,3})$/,
  AT: /(?:^|[\s-])(\d{4})(?=$|[\s,])/,
  BE: /(?:^|[\s-])(\d{4})(?=$|[\s,])/,
  LU: /(?:^|[\s-])(\d{4})(?=$|[\s,])/,
};

/**
 * The prefixes of the postal code in a typed text, the whole code first, down to one character; empty when the text has
 * no code of the country. Towns around it do not matter: `20457 Hamburg`, `Portland, ME 04101`, `L-1234`.
 */
export function postalBeginnings(text: string, country: string): readonly string[] {
  const found = shapes[country]?.exec(text.trim().toUpperCase());
  const code = found?.slice(1).find((group) => group !== undefined) ?? '';
  const all = Array.from({ length: code.length }, (_, index) => code.slice(0, code.length - index));
  // The letters of a British area are one unit: BS1 is in BS, not in B.
  const letters = country === 'GB' ? (/^[A-Z]+/.exec(code)?.[0].length ?? 0) : 1;
  return all.filter((beginning) => beginning.length >= letters);
}

/**
 * The countries whose postal codes a text may contain: the home country first, then those with distinguishable codes.
 */
export function postalCountries(text: string, home: string): readonly string[] {
  const others = Object.keys(shapes).filter((country) => country !== home);
  return [home, ...others].filter((country) => postalBeginnings(text, country).length > 0);
}
