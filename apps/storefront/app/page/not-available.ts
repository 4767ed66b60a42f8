import { ApiError } from '@eyelet/contracts/kernel/api-error.ts';
import { data } from 'react-router';

/** Ends a loader with the page that says "not available" (C2.12). */
export function notAvailable(): never {
  throw data(null, { status: 404 });
}

/** Waits for a call; a thing that does not exist becomes the page that says so. */
export async function orNotAvailable<T>(call: Promise<T>, ...ids: readonly string[]): Promise<T> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof ApiError && ids.includes(error.id)) return notAvailable();
    throw error;
  }
}
