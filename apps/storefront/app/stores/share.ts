/** A place in a drawing as a share of its width or height; written alike by server and browser. */
export function share(units: number, whole: number): string {
  return `${((units / whole) * 100).toFixed(2)}%`;
}
