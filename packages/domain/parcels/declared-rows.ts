/**
 * Units of a line in a parcel, of which `bought` have cost `net` without tax; `netPrice` is what a unit costs in the shop without tax, 0 where that
 * is not known. `grams` is the weight of a unit; null where it is not known. Amounts in minor units.
 */
export type DeclaredLine = Readonly<{
  qty: number;
  bought: number;
  net: number;
  netPrice: number;
  grams: number | null;
}>;

/** What is declared of them; what the shop does not know is null. */
export type DeclaredRow = Readonly<{ value: number | null; grams: number | null }>;

/**
 * What a parcel declares at a border: each line with its value without tax and its weight, and both sums. What was given for nothing is worth its
 * price, as authorities ask for the value and not for what was paid. A sum is known only if it is of all goods.
 */
export function declaredRows(lines: readonly DeclaredLine[]) {
  const rows = lines.map(({ qty, bought, net, netPrice, grams }): DeclaredRow => {
    const share = Math.floor((net * qty) / bought);
    return { value: (share > 0 ? share : netPrice * qty) || null, grams: grams && grams * qty };
  });
  return { rows, grams: sumOf(rows.map((row) => row.grams)), value: sumOf(rows.map(({ value }) => value)) };
}

/** The sum of what is known; null if something is not. */
function sumOf(of: readonly (number | null)[]): number | null {
  return of.reduce<number | null>((sum, one) => (sum === null || one === null ? null : sum + one), 0);
}
