/**
 * Splits whole minor units in the proportion of whole weights (largest remainder), so that the parts sum to the whole.
 * Of equal remainders the first gets the unit. If all weights are zero the parts are equal. Throws on an empty list,
 * which would swallow the amount, and on negative or fractional weights.
 */
export function allocate(amount: number, weights: readonly number[]): number[] {
  if (weights.length === 0) throw new Error('allocating needs at least one weight');
  if (!Number.isSafeInteger(amount)) throw new Error(`${amount} is not a whole number of minor units`);
  let whole = 0;
  for (const weight of weights) {
    if (!Number.isSafeInteger(weight) || weight < 0) throw new Error('weights must be whole numbers of zero or more');
    whole += weight;
  }
  if (amount < 0) return allocate(-amount, weights).map((part) => (part === 0 ? 0 : -part));
  if (whole === 0) return allocate(amount, new Array<number>(weights.length).fill(1));
  return amount * whole > Number.MAX_SAFE_INTEGER ? splitExactly(amount, weights) : split(amount, weights, whole);
}

/** Within the exact range of numbers by them, which is several times faster; beyond it exactly, as a lost unit here is lost money. */
function split(amount: number, weights: readonly number[], whole: number): number[] {
  const remainders: number[] = [];
  let left = amount;
  const parts = weights.map((weight) => {
    const product = amount * weight;
    const remainder = product % whole;
    // A multiple of the divisor, so that the quotient is not rounded.
    const part = (product - remainder) / whole;
    remainders.push(remainder);
    left -= part;
    return part;
  });
  return withUnits(parts, left, remainders);
}

/** The same beyond that range. */
function splitExactly(amount: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + BigInt(weight), 0n);
  const products = weights.map((weight) => BigInt(amount) * BigInt(weight));
  const parts = products.map((product) => Number(product / sum));
  const left = amount - parts.reduce((total, part) => total + part, 0);
  return withUnits(
    parts,
    left,
    products.map((product) => product % sum),
  );
}

/** The parts with the units that are left, one each to those of the largest remainders. */
function withUnits<Remainder extends number | bigint>(
  parts: number[],
  left: number,
  remainders: readonly Remainder[],
): number[] {
  if (left === 0) return parts;
  const byRemainder = parts.map((_, index) => index);
  byRemainder.sort((one, other) => {
    const own = remainders[one] ?? 0;
    const others = remainders[other] ?? 0;
    return own === others ? 0 : others > own ? 1 : -1;
  });
  for (const index of byRemainder.slice(0, left)) parts[index] = (parts[index] ?? 0) + 1;
  return parts;
}
