/** A position in a drawing as a percentage of its width or height, rounded so that server and browser write the same. */
export function share(units: number, whole: number): string {
  return `${((units / whole) * 100).toFixed(2)}%`;
}
