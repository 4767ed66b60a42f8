/** An amount as it was typed, with a point or a comma; one that the server refuses where it is none. */
export function typedAmount(typed: string): number {
  const amount = Number(typed.trim().replace(',', '.'));
  return Number.isFinite(amount) ? amount : 0;
}
