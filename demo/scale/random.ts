/** A repeatable stream of numbers from 0 to 1: the same seed gives the same catalogue on every machine (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export function pick<T>(list: readonly [T, ...T[]], random: () => number): T {
  return list[Math.floor(random() * list.length)] ?? list[0];
}
