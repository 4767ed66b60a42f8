type Numbers = Int32Array | Uint32Array | Uint16Array | Uint8Array | Float64Array;

/** The same numbers with room for one at the index; new ones are `empty`. */
export function roomFor<A extends Numbers>(numbers: A, place: number, empty = 0): A {
  if (place < numbers.length) return numbers;
  const roomier = new (numbers.constructor as new (length: number) => A)(Math.max(place + 1, numbers.length * 2));
  roomier.set(numbers);
  if (empty !== 0) roomier.fill(empty, numbers.length);
  return roomier;
}
