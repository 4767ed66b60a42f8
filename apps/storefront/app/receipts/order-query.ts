/** The query of a page of an order: its number, and the token of its link if it was opened by one. */
export function orderQuery(order: string, token: string | null | undefined): string {
  return new URLSearchParams({ order, ...(token ? { token } : {}) }).toString();
}
