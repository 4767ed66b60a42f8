/**
 * Splits whole minor units in the proportion of whole weights (largest remainder), so that the parts sum to the whole.
 * Of equal remainders the first gets the unit. If all weights are zero the parts are equal. Throws on an empty list,
 * which would swallow the amount, and on negative or fractional weights.
 */
export function allocate(amount: number, weights: readonly number[]): number[] {
  if (weights.length === 0) throw new Error('allocating needs at least one weight');
  if (!Number.isSafeInteger(amount)) throw new Error(`${amount} is not a whole number of minor units`);
  if (!weights.every((weight) => Number.isSafeInteger(weight) && weight >= 0)) {
    throw new Error('weights must be whole numbers of zero or more');
  }
  if (amount < 0) return allocate(-amount, weights).map((part) => (part === 0 ? 0 : -part));
  const effective = weights.some((weight) => weight > 0) ? weights : weights.map(() => 1);
  const shares = split(amount, effective);
  const parts = shares.map(({ part }) => part);
  const left = amount - parts.reduce((total, part) => total + part, 0);
  if (left === 0) return parts;
  const byRemainder = shares
    .map(({ remainder }, index) => ({ index, remainder }))
    .sort((one, other) => (one.remainder === other.remainder ? 0 : other.remainder > one.remainder ? 1 : -1));
  for (const { index } of byRemainder.slice(0, left)) parts[index] = (parts[index] ?? 0) + 1;
  return parts;
}

type Share = Readonly<{ part: number; remainder: number | bigint }>;

/** Within the exact range of numbers by them, which is several times faster; beyond it exactly, as a lost unit here is lost money. */
function split(amount: number, weights: readonly number[]): readonly Share[] {
  const whole = weights.reduce((total, weight) => total + weight, 0);
  if (amount * whole > Number.MAX_SAFE_INTEGER) return splitExactly(amount, weights);
  return weights.map((weight) => {
    const product = amount * weight;
    const remainder = product % whole;
    // A multiple of the divisor, so that the quotient is not rounded.
    return { part: (product - remainder) / whole, remainder };
  });
}

/** The same beyond that range. */
function splitExactly(amount: number, weights: readonly number[]): readonly Share[] {
  const sum = weights.reduce((total, weight) => total + BigInt(weight), 0n);
  return weights.map((weight) => {
    const product = BigInt(amount) * BigInt(weight);
    return { part: Number(product / sum), remainder: product % sum };
  });
}
