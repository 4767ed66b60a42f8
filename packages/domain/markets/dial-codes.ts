/** Dial codes that phone fields offer, in the order of the list; a market puts its own first. */
const offered = ['1', '44', '33', '49', '39', '32', '352', '43', '41', '34', '351', '31', '353'] as const;

/** The list of a market: its own dial code, then the others (B9.11). */
export function dialCodesFrom(own: string, configured: readonly string[] = offered): readonly string[] {
  return [own, ...configured.filter((code) => code !== own)];
}
