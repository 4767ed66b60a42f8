/** What authorities at a border ask of a unit: its code in the Harmonized System, the country it was made in, its weight. */
type Facts = Readonly<{ code: string; origin: string; grams: number }>;

/** Units of a line in a parcel, of which `bought` have cost `net` without tax; `price` is what a unit costs in the shop. Minor units. */
export type DeclaredLine = Readonly<{ qty: number; bought: number; net: number; price: number; facts: Facts | null }>;

/** What is declared of them; what the shop does not know is null. */
export type DeclaredRow = Readonly<{ value: number; grams: number | null; code: string | null; origin: string | null }>;

/**
 * What a parcel declares at a border: each line with its value without tax, its weight, its code and its origin, and both sums. What was given for
 * nothing is worth its price, as authorities ask for the value and not for what was paid. The weight is known only if that of all goods is.
 */
export function declaredRows(lines: readonly DeclaredLine[]) {
  const rows = lines.map(({ qty, bought, net, price, facts }): DeclaredRow => {
    const { code = null, origin = null } = facts ?? {};
    const value = net > 0 ? Math.floor((net * qty) / bought) : price * qty;
    return { value, grams: facts && facts.grams * qty, code, origin };
  });
  const grams = rows.every((row) => row.grams !== null) ? rows.reduce((sum, row) => sum + (row.grams ?? 0), 0) : null;
  return { rows, grams, value: rows.reduce((sum, row) => sum + row.value, 0) };
}
