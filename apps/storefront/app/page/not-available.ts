import { ApiError } from '@eyelet/contracts/kernel/api-error.ts';
import { data } from 'react-router';

/** Ends a loader with the "not available" page, answered 404 (C2.12). */
export function notAvailable(): never {
  throw data(null, { status: 404 });
}

/** Awaits a call; a refusal with one of `ids` shows the "not available" page. */
export async function orNotAvailable<T>(call: Promise<T>, ...ids: readonly string[]): Promise<T> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof ApiError && ids.includes(error.id)) return notAvailable();
    throw error;
  }
}
