import type { Occasion } from './occasion.ts';

type Room = Pick<Occasion, 'capacity' | 'waitingList'>;

/** A wish for seats: on which days, and how many on each. */
export type Wish = Readonly<{ days: readonly string[]; seats: number }>;

/** Seats that are taken, by day. */
export type Taken = ReadonlyMap<string, number>;

/**
 * Whether a wish gets its seats, waits for them, or finds the event full. All of its days must have room: nobody
 * travels for half of what they asked for.
 */
export function seatFor({ capacity, waitingList }: Room, wish: Wish, taken: Taken): 'confirmed' | 'waiting' | 'full' {
  if (hasRoom(capacity, wish, taken)) return 'confirmed';
  return waitingList ? 'waiting' : 'full';
}

/**
 * The registrations of the waiting list that get a seat, the longest waiting first; one that does not fit is skipped.
 */
export function movingUp<W extends Wish>(capacity: number | null, waiting: readonly W[], taken: Taken): readonly W[] {
  const seats = new Map(taken);
  return waiting.filter((wish) => {
    if (!hasRoom(capacity, wish, seats)) return false;
    for (const day of wish.days) seats.set(day, (seats.get(day) ?? 0) + wish.seats);
    return true;
  });
}

function hasRoom(capacity: number | null, { days, seats }: Wish, taken: Taken): boolean {
  return capacity === null || days.every((day) => (taken.get(day) ?? 0) + seats <= capacity);
}
