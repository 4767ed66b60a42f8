export type Sort = 'recommended' | 'relevance' | 'newest' | 'price-asc' | 'price-desc' | 'discount';

/** Which of the matching colourways a card shows: the one that the sort is about, else the first. */
export type Preference = 'first' | 'cheapest' | 'dearest' | 'most-reduced';

/** The colourway that a card shows in a sorted list is the one whose price puts it in its place. */
export function shownBy(sort: Sort): Preference {
  switch (sort) {
    case 'price-asc':
      return 'cheapest';
    case 'price-desc':
      return 'dearest';
    case 'discount':
      return 'most-reduced';
    default:
      return 'first';
  }
}

/** More items than any list has. */
const mostPlaces = 2 ** 20;

/**
 * Items `start` up to `end` of a list sorted by key, lowest first; equal ones keep their order. Keys are whole numbers
 * below 2^32. Only the requested part is sorted. Changes the keys.
 */
export function sortedPart(keys: Float64Array, start: number, end: number): number[] {
  const { length } = keys;
  const until = Math.min(end, length);
  if (start >= until) return [];
  const order = keys;
  for (let place = 0; place < length; place += 1) order[place] = (keys[place] as number) * mostPlaces + place;
  if (until < length) putLowestFirst(order, 0, length - 1, until);
  if (start > 0) putLowestFirst(order, 0, until - 1, start);
  return Array.from(order.subarray(start, until).sort(), (one) => one % mostPlaces);
}

/** Moves the given count of lowest numbers between two indexes before all others (Hoare's selection). */
function putLowestFirst(numbers: Float64Array, from: number, to: number, count: number): void {
  let low = from;
  let high = to;
  while (low < high) {
    const pivot = numbers[(low + high) >>> 1] as number;
    let left = low;
    let right = high;
    while (left <= right) {
      while ((numbers[left] as number) < pivot) left += 1;
      while ((numbers[right] as number) > pivot) right -= 1;
      if (left > right) break;
      const moved = numbers[left] as number;
      numbers[left] = numbers[right] as number;
      numbers[right] = moved;
      left += 1;
      right -= 1;
    }
    if (count <= right) high = right;
    else if (count > left) low = left;
    else return;
  }
}
