/** A typed amount, with a point or a comma; invalid input becomes one that the server refuses. */
export function typedAmount(typed: string): number {
  const amount = Number(typed.trim().replace(',', '.'));
  return Number.isFinite(amount) ? amount : 0;
}
