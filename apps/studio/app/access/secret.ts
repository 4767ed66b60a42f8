/** The token of a mailed link. It is in the fragment, which browsers send to no server. */
export function secretOfAddress(): string {
  return new URLSearchParams(window.location.hash.slice(1)).get('token') ?? '';
}
