import { ApiError } from '@eyelet/contracts/kernel/api-error.ts';

/** Milliseconds before the one retry of a token call that was refused as a duplicate (C7.14, C9.05). */
export const tokenRetryMs = 2000;

/** Makes a token call and retries it once, two seconds later, after a 409; a second 409 is thrown (C7.14). */
export async function retryToken<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (!hasStatus(error, 409)) throw error;
    await new Promise((done) => setTimeout(done, tokenRetryMs));
    return call();
  }
}

/** A forbidden token call resolves to undefined, without an error or a challenge (C7.15). */
export async function passForbidden<T>(call: () => Promise<T>): Promise<T | undefined> {
  try {
    return await call();
  } catch (error) {
    if (hasStatus(error, 403)) return undefined;
    throw error;
  }
}

function hasStatus(error: unknown, status: number): boolean {
  return error instanceof ApiError && error.status === status;
}
