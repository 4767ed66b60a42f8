/** Numbers that look random and are the same for the same seed: a 32-bit Weyl sequence, mixed. */
export type Random = Readonly<{
  /** A whole number from 0 to below `end`. */
  below: (end: number) => number;
  /** A name, with a probability by its weight. */
  pick: <Name extends string>(weights: Readonly<Record<Name, number>>) => Name;
}>;

/** The only source of chance of the simulation. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x9e3779b9) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return (mixed ^ (mixed >>> 15)) >>> 0;
  };
  const below = (end: number) => Math.floor((next() / 2 ** 32) * end);
  return {
    below,
    pick<Name extends string>(weights: Readonly<Record<Name, number>>): Name {
      const entries = Object.entries<number>(weights) as [Name, number][];
      let left = below(entries.reduce((sum, [, weight]) => sum + weight, 0));
      for (const [name, weight] of entries) {
        left -= weight;
        if (left < 0) return name;
      }
      throw new Error('there is nothing to pick from');
    },
  };
}
