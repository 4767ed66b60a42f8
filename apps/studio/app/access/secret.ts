/** The secret of a mailed link; it stands behind the hash sign, so that no server and no other site receives it. */
export function secretOfAddress(): string {
  return new URLSearchParams(window.location.hash.slice(1)).get('token') ?? '';
}
