/** Minor units as the API writes them: major units with at most two decimals. */
export function toAmount(minor: number): number {
  return minor / 100;
}

/** Major units of the API as whole minor units. */
export function fromAmount(major: number): number {
  return Math.round(major * 100);
}
